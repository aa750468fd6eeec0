//! Limits and choices of the search.

use std::fmt;

/// Declares the options: each once, with its name for people, documentation, type and default.
macro_rules! options {
    ($($(#[doc = $about:literal])+ $name:literal $option:ident: $type:ty = $default:expr;)*) => {
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
            /// The names of all options, in the order of the documentation.
            pub const NAMES: &[&str] = &[$($name),*];

            /// Sets an option by its name, as people write it: `whip-length` to `8`, `siamese` to `yes`.
            ///
            /// # Errors
            /// There is no such option, or this is no value of it.
            ///
            /// ```
            /// use sudokit_logic::Options;
            ///
            /// let mut options = Options::default();
            /// options.set("whip-length", "8")?;
            /// assert_eq!(options, Options::default().whip_length(8));
            /// let wrong = options.set("siamese", "8").unwrap_err();
            /// assert_eq!(wrong.to_string(), "siamese is yes or no, not '8'");
            /// # Ok::<(), sudokit_logic::WrongOption>(())
            /// ```
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), WrongOption> {
                match name {
                    $($name => self.$option = <$type>::read(value).ok_or_else(|| WrongOption::Value {
                        name: $name,
                        expected: <$type>::EXPECTED,
                        value: value.to_owned(),
                    })?,)*
                    _ => return Err(WrongOption::Name(name.to_owned())),
                }
                Ok(())
            }

            /// An option by its name, as [`set`](Self::set) reads it, and what it is for.
            ///
            /// ```
            /// use sudokit_logic::Options;
            ///
            /// let (value, about) = Options::default().get("fins").expect("there is such an option");
            /// assert_eq!((value.as_str(), about), ("5", "The most fins of a fish."));
            /// ```
            pub fn get(&self, name: &str) -> Option<(String, &'static str)> {
                match name {
                    $($name => Some((self.$option.write(), concat!($($about),+).trim())),)*
                    _ => None,
                }
            }

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

/// An option that cannot be set like that.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WrongOption {
    /// There is no option of this name.
    Name(String),
    /// The option has no such value.
    Value {
        /// The name of the option.
        name: &'static str,
        /// Its values, in words that follow "is".
        expected: &'static str,
        /// The text instead of one of them.
        value: String,
    },
}

impl fmt::Display for WrongOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => {
                write!(f, "there is no option '{name}'; there are {}", Options::NAMES.join(", "))
            }
            Self::Value { name, expected, value } => write!(f, "{name} is {expected}, not '{value}'"),
        }
    }
}

impl std::error::Error for WrongOption {}

/// A value as people write it.
trait Value: Sized {
    const EXPECTED: &'static str;
    fn read(text: &str) -> Option<Self>;
    fn write(&self) -> String;
}

impl Value for usize {
    const EXPECTED: &'static str = "a whole number, or 'any'";

    fn read(text: &str) -> Option<Self> {
        if text == "any" { Some(Self::MAX) } else { text.parse().ok() }
    }

    fn write(&self) -> String {
        if *self == Self::MAX { "any".to_owned() } else { self.to_string() }
    }
}

impl Value for bool {
    const EXPECTED: &'static str = "yes or no";

    fn read(text: &str) -> Option<Self> {
        match text {
            "yes" | "true" | "on" => Some(true),
            "no" | "false" | "off" => Some(false),
            _ => None,
        }
    }

    fn write(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }
}

options! {
    /// The most links of X-chains, XY-chains and remote pairs.
    "chain-links" chain_links: usize = 20;
    /// The most entries of a table of implications, from which chains are read.
    "table-entries" table_entries: usize = 1000;
    /// Grouped chains may pass through almost locked sets.
    "als-nodes" als_nodes: bool = false;
    /// The almost locked sets of a pattern may share cells.
    "als-overlap" als_overlap: bool = false;
    /// Chains of almost locked sets are searched in both directions.
    "als-both-ways" als_both_ways: bool = false;
    /// The most links between the sets of a chain of almost locked sets.
    "als-links" als_links: usize = 50;
    /// The most fins of a fish.
    "fins" fins: usize = 5;
    /// The most fins of a fish inside its base sets.
    "endo-fins" endo_fins: usize = 2;
    /// Two fish with the same base sets are joined to a siamese fish.
    "siamese" siamese: bool = false;
    /// A box with two candidates of a digit can be an empty rectangle.
    "empty-rectangles-of-two" empty_rectangles_of_two: bool = false;
    /// A corner of a unique rectangle may have lost one of its digits.
    "rectangles-may-lack" rectangles_may_lack: bool = true;
    /// The most links of whips and braids. A relation in a whip comes on top.
    "whip-length" whip_length: usize = 5;
    /// The most truths of a rank argument outside sectors, weights summed; unlimited proofs may need 100.
    "rank-size" rank_size: usize = 12;
    /// The depth to which contradictions are nested.
    "nesting" nesting: usize = 1;
    /// Patterns that remove nothing are listed too: of several candidates, they show that one is true.
    "relations" relations: bool = false;
    /// All ways to an elimination are found, not only the shortest, and steps that HoDoKu misses because of
    /// its order.
    "every-way" every_way: bool = false;
}

impl Options {
    /// HoDoKu's options for a list of all steps. Chains of almost locked sets are short there, because long
    /// ones abound.
    pub fn for_lists() -> Self {
        Self::default().in_lists()
    }

    /// The same options for a list of all steps.
    pub(crate) fn in_lists(self) -> Self {
        Self { als_links: self.als_links.min(6), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_read_as_it_is_written() {
        for name in Options::NAMES {
            let (default, about) = Options::default().get(name).expect("it has a name");
            assert!(about.ends_with('.'), "{name}");
            for value in ["yes", "no", "0", "7", "any"] {
                let mut options = Options::default();
                match options.set(name, value) {
                    Ok(()) => {
                        assert_eq!(options.get(name).expect("it has a name").0, value, "{name}");
                        // Nothing else changes.
                        assert_eq!(options == Options::default(), value == default, "{name}");
                        options.set(name, &default).expect("its own value");
                    }
                    Err(WrongOption::Value { name: named, .. }) => assert_eq!(named, *name),
                    Err(WrongOption::Name(_)) => panic!("{name} is a name"),
                }
                assert_eq!(options, Options::default(), "{name}");
            }
        }
        assert!(
            Options::default()
                .set("whips", "7")
                .unwrap_err()
                .to_string()
                .contains("there is no option 'whips'")
        );
        assert!(Options::default().set("fins", "-1").is_err());
    }
}
