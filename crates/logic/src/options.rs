//! Limits and choices of the search.

/// Declares the options: each once, with its documentation, type and default.
macro_rules! options {
    ($($(#[doc = $about:literal])+ $option:ident: $type:ty = $default:expr;)*) => {
        /// Limits and choices of the search. The default is what HoDoKu solves with; each option has a method
        /// that sets it.
        ///
        /// ```
        /// use sudokit_core::{Board, Puzzle};
        /// use sudokit_logic::{Options, Schedule, View, techniques::whips};
        ///
        /// let puzzle: Puzzle =
        ///     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse()?;
        /// let board = Board::new(&puzzle)?;
        /// let whips = Schedule::of([&whips::WHIP]);
        /// let count = |options| whips.all(&View::with(&board, options)).len();
        /// assert!(count(Options::default().whip_length(2)) < count(Options::default()));
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Options {
            $($(#[doc = $about])+ pub(crate) $option: $type,)*
        }

        impl Default for Options {
            fn default() -> Self {
                Self { $($option: $default,)* }
            }
        }

        impl Options {
            $(
                $(#[doc = $about])+
                #[must_use]
                pub const fn $option(mut self, $option: $type) -> Self {
                    self.$option = $option;
                    self
                }
            )*
        }
    };
}

options! {
    /// The most links of X-chains, XY-chains and remote pairs.
    chain_links: usize = 20;
    /// The most entries of each table of implications.
    table_entries: usize = 1000;
    /// Almost locked sets are nodes of grouped chains.
    als_nodes: bool = false;
    /// Almost locked sets of one pattern may share cells.
    als_overlap: bool = false;
    /// Chains of almost locked sets may go back in the list of sets.
    als_both_ways: bool = false;
    /// The most restricted commons of such a chain.
    als_links: usize = 50;
    /// The most fins of a fish.
    fins: usize = 5;
    /// The most fins inside the bases.
    endo_fins: usize = 2;
    /// Two fish with the same bases are joined.
    siamese: bool = false;
    /// A box with two candidates is an empty rectangle.
    empty_rectangles_of_two: bool = false;
    /// A corner of a unique rectangle may lack candidates that it could have had.
    rectangles_may_lack: bool = true;
    /// The most links of whips and braids. A relation on the way of a whip comes on top.
    whip_length: usize = 5;
    /// The most truths of a rank argument outside sectors, weights summed; unlimited proofs may need 100.
    rank_size: usize = 12;
    /// The depth to which suppositions are nested.
    nesting: usize = 1;
    /// Patterns that change nothing are listed too, as relations: one of their guardians is true.
    relations: bool = false;
    /// All ways to each elimination are found instead of the shortest one, and also the steps that HoDoKu
    /// misses because of its order.
    every_way: bool = false;
}

impl Options {
    /// HoDoKu's options for a list of all steps. Chains of almost locked sets are short there, because long
    /// ones abound.
    pub fn for_lists() -> Self {
        Self { als_links: 6, ..Self::default() }
    }
}
