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
mod table;

pub(crate) use groups::Group;
pub(crate) use literal::Literal;
pub(crate) use reach::Reach;
pub(crate) use table::Table;

use crate::{Fact, Node, View};

/// The direct entries of all tables.
pub(crate) struct Tables {
    groups: Vec<Group>,
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
        Self { table, entry: Entry { literal, distance: DIRECT } }
    }
}

impl Tables {
    /// Sorts links into tables, in the order in which they come. Every table has at most so many entries, its assumption
    /// included.
    fn of(groups: Vec<Group>, links: &[Link], most: usize) -> Self {
        let count = Literal::count(groups.len());
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
        Self { groups, starts, entries }
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
            None => self.groups[literal.group()].node(literal.is_on()),
        }
    }
}

/// The tables of candidates alone.
pub(crate) struct PlainTables(pub(crate) Tables);

/// The tables of candidates and groups.
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
        Self(Tables::of(groups, &links, view.options().table_entries))
    }
}
