//! The structure of a document, for screen readers.

use super::Numbers;
use crate::{Block, Part};
use pdf_writer::types::StructRole;
use pdf_writer::{Chunk, Finish, Name, Ref, TextStr};

/// Role of a block in the structure.
pub(super) struct Role<'p> {
    kind: StructRole,
    title: Option<&'p str>,
    /// The description of a picture.
    said: Option<&'p str>,
}

impl<'p> Role<'p> {
    /// The role of a block; `None` if it is no part of the text.
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

/// The elements of the structure so far.
pub(super) struct Tags {
    root: Ref,
    /// The element that holds all others.
    document: Ref,
    elements: Vec<Ref>,
    /// By key: the elements of a page in the order of its contents, or that of a link.
    parents: Vec<Ref>,
    /// How many keys links have taken that are still to be written.
    awaited: usize,
}

impl Tags {
    pub(super) fn new(numbers: &mut Numbers) -> Self {
        let (root, document) = (numbers.next(), numbers.next());
        Self { root, document, elements: Vec::new(), parents: Vec::new(), awaited: 0 }
    }

    /// The next key, for a link of the page that is written next.
    pub(super) fn key(&mut self) -> i32 {
        self.awaited += 1;
        (self.parents.len() + self.awaited - 1) as i32
    }

    /// Writes the elements of a page, which are in its contents in this order; links by the index of their
    /// element, in the order of their keys. Returns the key of the page.
    pub(super) fn page(
        &mut self,
        written: &mut Chunk,
        numbers: &mut Numbers,
        page: Ref,
        roles: &[Role<'_>],
        links: &[(usize, Ref)],
    ) -> i32 {
        let own: Vec<Ref> = roles.iter().map(|_| numbers.next()).collect();
        for (index, (role, element)) in roles.iter().zip(&own).enumerate() {
            let mut element = written.struct_element(*element);
            element.kind(role.kind).parent(self.document).page(page);
            if let Some(title) = role.title {
                element.title(TextStr(title));
            }
            if let Some(said) = role.said {
                element.alt(TextStr(said));
            }
            let mut children = element.children();
            children.marked_content_id(index as i32);
            for (_, link) in links.iter().filter(|(of, _)| *of == index) {
                children.object_ref().page(page).object(*link);
            }
        }
        self.parents.extend(links.iter().map(|(of, _)| own[*of]));
        self.awaited = 0;
        let list = numbers.next();
        written.indirect(list).array().items(own.iter().copied());
        self.parents.push(list);
        self.elements.extend(own);
        (self.parents.len() - 1) as i32
    }

    /// Writes the tree. Returns its root.
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
