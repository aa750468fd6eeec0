//! Tables of implications of every candidate, on and off.
//!
//! HoDoKu calls this tabling. A table begins with direct implications, its direct entries; they are all that
//! is stored. [`Table`] adds their implications in turn, in HoDoKu's order, so that the way to each entry is
//! the way that HoDoKu shows. [`Reach`] has the content of a table without its order, for all tables at once
//! and much faster: it tells which of them are worth the trouble.

mod fill;
mod literal;
mod nets;
mod proof;
mod reach;
mod sets;
mod table;

pub(crate) use literal::Literal;
pub(crate) use nets::NetTables;
pub(crate) use proof::{Implications, Way, way};
pub(crate) use reach::{Reach, Reached};
pub(crate) use table::Table;

use crate::facts::Group;
use crate::{Fact, Node, View};
use std::sync::OnceLock;
use sudokit_core::House;

/// The direct entries of all tables.
pub(crate) struct Tables {
    /// The meaning of literals that are not about candidates: groups, then almost locked sets without one of
    /// their digits.
    further: Vec<Node>,
    /// The start of the entries of each table, and the end.
    starts: Vec<u32>,
    entries: Vec<Entry>,
    /// The causes of each entry; empty if all follow from the assumption.
    causes: Vec<Cause>,
    reach: OnceLock<Reach>,
    /// The most entries of a table, its assumption included.
    most: usize,
}

/// The causes of an entry: places in its table, where the assumption has place zero.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cause {
    /// The place of which HoDoKu shows the way.
    pub(crate) main: u16,
    /// Others; zero where there are none. HoDoKu keeps no more than these.
    pub(crate) others: [u16; 4],
    pub(crate) rule: Rule,
}

/// The reason of an entry.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Rule {
    /// From its main cause alone.
    #[default]
    Link,
    /// Its cell has lost everything else.
    Naked,
    /// The house has lost every other place.
    Hidden(House),
}

/// The direct implications.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) literal: Literal,
    pub(crate) distance: u16,
}

/// The distance of direct implications, on HoDoKu's count.
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
    /// Sorts links into tables, in the order in which they come. Every table has at most so many entries, its
    /// assumption included.
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
        Self { further, starts, entries, causes: Vec::new(), reach: OnceLock::new(), most }
    }

    /// The direct entries of a table.
    pub(crate) fn direct(&self, table: Literal) -> &[Entry] {
        let range = self.starts[table.index()] as usize..self.starts[table.index() + 1] as usize;
        &self.entries[range]
    }

    /// The content of each table, worked out on demand.
    pub(crate) fn reach(&self) -> &Reach {
        self.reach.get_or_init(|| Reach::of(self))
    }

    /// The causes of an entry by its place in the table, which is not the place of the assumption.
    pub(crate) fn cause(&self, table: Literal, place: usize) -> Cause {
        self.causes.get(self.starts[table.index()] as usize + place - 1).copied().unwrap_or_default()
    }

    /// The place of a literal among the direct entries of a table; zero if it is the assumption or is not
    /// there.
    pub(crate) fn place(&self, table: Literal, literal: Literal) -> usize {
        let found = self.direct(table).iter().rposition(|entry| entry.literal == literal);
        found.map_or(0, |place| place + 1)
    }

    /// The direct entry at a place of a table.
    pub(crate) fn at(&self, table: Literal, place: usize) -> Literal {
        if place == 0 { table } else { self.direct(table)[place - 1].literal }
    }

    /// The number of literals.
    pub(crate) const fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// The statement of a literal.
    pub(crate) fn node(&self, literal: Literal) -> Node {
        match literal.candidate() {
            Some(candidate) => Node::of(candidate, literal.is_on()),
            None => Node { is_on: literal.is_on(), ..self.further[literal.further()] },
        }
    }
}

/// The tables of candidates alone.
pub(crate) struct PlainTables(pub(crate) Tables);

/// The tables of candidates and groups, and of almost locked sets if [these
/// count](crate::Options::als_nodes).
pub(crate) struct GroupedTables(pub(crate) Tables);

impl Fact for PlainTables {
    fn of(view: &View<'_>) -> Self {
        let links = fill::candidates(view);
        Self(Tables::of(Vec::new(), &links, view.options().table_entries))
    }
}

impl Fact for GroupedTables {
    fn of(view: &View<'_>) -> Self {
        let groups = Group::all(view);
        let mut links = fill::candidates(view);
        fill::groups(view, &groups, &mut links);
        let mut further: Vec<Node> = groups.iter().map(Group::node).collect();
        if view.options().als_nodes {
            sets::fill(view, &groups, &mut further, &mut links);
        }
        Self(Tables::of(further, &links, view.options().table_entries))
    }
}
