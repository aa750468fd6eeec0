//! How far families look.

/// Limits and choices of the search. The default is what HoDoKu solves with; each has a method of its name that sets it.
///
/// ```
/// use sudokit_logic::Options;
///
/// let wide = Options::default().als_overlap(true).fins(2);
/// assert!(!Options::default().als_overlap && wide.als_overlap);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// The most links of X-chains, XY-chains and remote pairs.
    pub chain_links: usize,
    /// The most entries of each table of implications.
    pub table_entries: usize,
    /// Whether almost locked sets are nodes of grouped chains.
    pub als_nodes: bool,
    /// Whether almost locked sets of one pattern may share cells.
    pub als_overlap: bool,
    /// Whether chains of almost locked sets may go back in the list of sets.
    pub als_both_ways: bool,
    /// The most restricted commons of such a chain.
    pub als_links: usize,
    /// The most fins of a fish.
    pub fins: usize,
    /// How many of them may be inside the bases.
    pub endo_fins: usize,
    /// Whether two fish with the same bases are joined.
    pub siamese: bool,
    /// Whether a box with two candidates is an empty rectangle.
    pub empty_rectangles_of_two: bool,
    /// Whether a corner of a unique rectangle may lack candidates that it could have had.
    pub rectangles_may_lack: bool,
    /// The most links of whips and braids. A relation on the way of a whip comes on top.
    pub whip_length: usize,
    /// The most truths of a rank argument that lies in no sectors, each as often as it counts. Those that prove all that truths and links can prove are for machines: they
    /// may have a hundred.
    pub rank_size: usize,
    /// How many suppositions may be nested, each in the one before.
    pub nesting: usize,
    /// Whether patterns that change nothing are listed too, as relations: one of their guardians is true.
    pub relations: bool,
    /// Whether to find everything: all ways to each elimination instead of the shortest one, and also the steps that HoDoKu
    /// misses because of its order.
    pub every_way: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            chain_links: 20,
            table_entries: 1000,
            als_nodes: false,
            als_overlap: false,
            als_both_ways: false,
            als_links: 50,
            fins: 5,
            endo_fins: 2,
            siamese: false,
            empty_rectangles_of_two: false,
            rectangles_may_lack: true,
            whip_length: 5,
            rank_size: 12,
            nesting: 1,
            relations: false,
            every_way: false,
        }
    }
}

impl Options {
    /// HoDoKu's options for a list of all steps. They keep chains of almost locked sets short, because there are many long ones.
    pub fn for_lists() -> Self {
        Self { als_links: 6, ..Self::default() }
    }
}

/// A method for each field that sets it.
macro_rules! setters {
    ($($option:ident: $type:ty,)*) => {
        impl Options {
            $(
                #[doc = concat!("Sets the field [`", stringify!($option), "`](field@Self::", stringify!($option), ").")]
                #[must_use]
                pub const fn $option(mut self, $option: $type) -> Self {
                    self.$option = $option;
                    self
                }
            )*
        }
    };
}

setters! {
    chain_links: usize,
    table_entries: usize,
    als_nodes: bool,
    als_overlap: bool,
    als_both_ways: bool,
    als_links: usize,
    fins: usize,
    endo_fins: usize,
    siamese: bool,
    empty_rectangles_of_two: bool,
    rectangles_may_lack: bool,
    whip_length: usize,
    rank_size: usize,
    nesting: usize,
    relations: bool,
    every_way: bool,
}
