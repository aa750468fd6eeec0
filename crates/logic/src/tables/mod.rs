//! Tables of implications: for every candidate, what follows if it is on, and what if it is off.
//!
//! This is what HoDoKu calls tabling. A table begins with what follows in one move, its direct entries; they are all that
//! is stored. [`Table`] adds what follows from those in turn, in HoDoKu's order, so that the way to each entry is the way
//! that HoDoKu shows. [`Reach`] says what is in a table without its order, for all tables at once and much faster: it tells
//! which of them are worth the trouble.

mod fill;
mod groups;
mod literal;
mod reach;
mod sets;
mod table;

pub(crate) use groups::Group;
pub(crate) use literal::Literal;
pub(crate) use reach::Reach;
pub(crate) use table::Table;

use crate::{Fact, Node, View};

/// The direct entries of all tables.
pub(crate) struct Tables {
    /// What literals say that are not about candidates: groups, then almost locked sets without one of their digits.
    further: Vec<Node>,
    /// Where the entries of each table start, and where the last ends.
    starts: Vec<u32>,
    entries: Vec<Entry>,
}

/// What follows in one move.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) literal: Literal,
    pub(crate) distance: u16,
}

/// The distance of what follows in one move, on HoDoKu's count.
pub(crate) const DIRECT: u16 = 2;

/// An entry on its way into a table.
struct Link {
    table: Literal,
    entry: Entry,
}

impl Link {
    const fn new(table: Literal, literal: Literal) -> Self {
        Self::far(table, literal, 0)
    }

    /// A link that counts for more than one.
    const fn far(table: Literal, literal: Literal, more: u16) -> Self {
        Self { table, entry: Entry { literal, distance: DIRECT + more } }
    }
}

impl Tables {
    /// Sorts links into tables, in the order in which they come. Every table has at most so many entries, its assumption
    /// included.
    fn of(further: Vec<Node>, links: &[Link], most: usize) -> Self {
        let count = Literal::count(further.len());
        let mut sizes = vec![0_u32; count];
        for link in links {
            let size = &mut sizes[link.table.index()];
            *size = (*size + 1).min(most as u32 - 1);
        }
        let mut starts = Vec::with_capacity(count + 1);
        let mut end = 0;
        starts.push(end);
        for size in &sizes {
            end += size;
            starts.push(end);
        }
        let mut next = starts.clone();
        let mut entries = vec![Entry { literal: Literal::NONE, distance: 0 }; end as usize];
        for link in links {
            let table = link.table.index();
            if next[table] < starts[table + 1] {
                entries[next[table] as usize] = link.entry;
                next[table] += 1;
            }
        }
        Self { further, starts, entries }
    }

    /// The direct entries of a table.
    pub(crate) fn direct(&self, table: Literal) -> &[Entry] {
        let range = self.starts[table.index()] as usize..self.starts[table.index() + 1] as usize;
        &self.entries[range]
    }

    /// The number of literals.
    pub(crate) const fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// What a literal says.
    pub(crate) fn node(&self, literal: Literal) -> Node {
        match literal.candidate() {
            Some(candidate) => Node::of(candidate, literal.is_on()),
            None => Node { is_on: literal.is_on(), ..self.further[literal.further()] },
        }
    }
}

/// The tables of candidates alone.
pub(crate) struct PlainTables(pub(crate) Tables);

/// The tables of candidates and groups, and of almost locked sets if [these count](crate::Options::als_nodes).
pub(crate) struct GroupedTables(pub(crate) Tables);

impl Fact for PlainTables {
    fn of(view: &View<'_>) -> Self {
        let mut links = Vec::new();
        fill::candidates(view, &mut links);
        Self(Tables::of(Vec::new(), &links, view.options().table_entries))
    }
}

impl Fact for GroupedTables {
    fn of(view: &View<'_>) -> Self {
        let groups = Group::all(view);
        let mut links = Vec::new();
        fill::candidates(view, &mut links);
        fill::groups(view, &groups, &mut links);
        let mut further: Vec<Node> = groups.iter().map(Group::node).collect();
        if view.options().als_nodes {
            sets::fill(view, &groups, &mut further, &mut links);
        }
        Self(Tables::of(further, &links, view.options().table_entries))
    }
}
