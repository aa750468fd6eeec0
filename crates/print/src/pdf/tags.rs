//! The structure of a document, for screen readers.

use super::Numbers;
use crate::{Block, Part};
use pdf_writer::types::StructRole;
use pdf_writer::{Chunk, Finish, Name, Ref, TextStr};

/// The role of a block in the structure.
pub(super) struct Role<'p> {
    kind: StructRole,
    title: Option<&'p str>,
    /// The alternative text of a picture.
    said: Option<&'p str>,
}

impl<'p> Role<'p> {
    /// The role of a block; `None` if the block is no part of the text.
    pub(super) fn of(block: &'p Block) -> Option<Self> {
        let plain = |kind| Self { kind, title: None, said: None };
        Some(match &block.part {
            Part::Paragraph if block.link.is_some() => plain(StructRole::Link),
            Part::Paragraph => plain(StructRole::P),
            Part::Heading { level, title } => {
                let levels = [StructRole::H1, StructRole::H2, StructRole::H3, StructRole::H4, StructRole::H5];
                let kind = levels.get(usize::from(*level).saturating_sub(1)).copied();
                Self { title: Some(title), ..plain(kind.unwrap_or(StructRole::H6)) }
            }
            Part::Figure(said) => Self { said: Some(said), ..plain(StructRole::Figure) },
            Part::Furniture => return None,
        })
    }

    pub(super) fn name(&self) -> Name<'static> {
        self.kind.to_name()
    }
}

/// A part of the text on a page.
pub(super) struct Tagged<'p> {
    /// Its structure element.
    pub(super) own: Ref,
    pub(super) role: Role<'p>,
    /// Its link annotation, if it has a link.
    pub(super) link: Option<Ref>,
}

/// The structure elements so far.
pub(super) struct Tags {
    root: Ref,
    /// The parent of all other elements.
    document: Ref,
    elements: Vec<Ref>,
    /// The parent tree, by key: a page's elements in the order of its contents, or the element of a link.
    parents: Vec<Ref>,
}

impl Tags {
    pub(super) fn new(numbers: &mut Numbers) -> Self {
        let (root, document) = (numbers.next(), numbers.next());
        Self { root, document, elements: Vec::new(), parents: Vec::new() }
    }

    /// Adds an entry to the parent tree. Returns its key.
    pub(super) fn key(&mut self, parent: Ref) -> i32 {
        self.parents.push(parent);
        (self.parents.len() - 1) as i32
    }

    /// Writes the elements of a page, in the order of its contents. Returns its key in the parent tree.
    pub(super) fn page(
        &mut self,
        written: &mut Chunk,
        numbers: &mut Numbers,
        page: Ref,
        parts: &[Tagged<'_>],
    ) -> i32 {
        for (index, Tagged { own, role, link }) in parts.iter().enumerate() {
            let mut element = written.struct_element(*own);
            element.kind(role.kind).parent(self.document).page(page);
            if let Some(title) = role.title {
                element.title(TextStr(title));
            }
            if let Some(said) = role.said {
                element.alt(TextStr(said));
            }
            let mut children = element.children();
            children.marked_content_id(index as i32);
            if let Some(link) = link {
                children.object_ref().page(page).object(*link);
            }
        }
        let own = || parts.iter().map(|part| part.own);
        let list = numbers.next();
        written.indirect(list).array().items(own());
        self.elements.extend(own());
        self.key(list)
    }

    /// Writes the structure tree. Returns its root.
    pub(super) fn write(&self, written: &mut Chunk) -> Ref {
        let mut document = written.struct_element(self.document);
        document.kind(StructRole::Document).parent(self.root);
        let mut children = document.children();
        for element in &self.elements {
            children.struct_element(*element);
        }
        children.finish();
        document.finish();
        let mut root = written.indirect(self.root).start::<pdf_writer::writers::StructTreeRoot<'_>>();
        root.child(self.document).parent_tree_next_key(self.parents.len() as i32);
        let mut tree = root.parent_tree();
        let mut entries = tree.nums();
        for (key, parent) in self.parents.iter().enumerate() {
            entries.insert(key as i32, *parent);
        }
        entries.finish();
        tree.finish();
        root.finish();
        self.root
    }
}
