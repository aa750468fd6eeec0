//! The description of a field: its name, sort and default.

/// A field of a request.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its name, in snake case. JavaScript writes it in camel case.
    pub name: &'static str,
    /// Other names that are accepted.
    pub synonyms: &'static [&'static str],
    /// Its meaning, in one or two sentences.
    pub about: &'static str,
    /// The values that it takes.
    pub sort: Sort,
    /// The default, as JSON; `null` if there is no value by default, `None` if the field is required.
    pub default: Option<&'static str>,
}

impl Field {
    /// All names that are accepted, its own first.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        [self.name].into_iter().chain(self.synonyms.iter().copied())
    }

    /// True if this is one of its names.
    pub fn is_called(&self, name: &str) -> bool {
        self.names().any(|other| other == name)
    }
}

/// A sort of value.
#[derive(Clone, Copy, Debug)]
pub enum Sort {
    /// A puzzle: text in any format, or 81 numbers in one list or in nine.
    Puzzle,
    /// Cells: those that are neither `.` nor `0` in a text of 81 characters.
    Pattern,
    /// Any text.
    Text,
    /// True or false.
    Truth,
    /// A whole number within bounds, both included.
    Whole {
        /// The least.
        least: u64,
        /// The greatest.
        most: u64,
    },
    /// A number of seconds, above 0.
    Seconds,
    /// One of a set of names.
    Name {
        /// The sort of thing that the names stand for, such as `Level`.
        of: &'static str,
        /// The names.
        names: fn() -> Vec<&'static str>,
    },
    /// A technique, by any of its names.
    Technique,
    /// A list.
    List(&'static Self),
    /// One value, or a list.
    OneOrMore(&'static Self),
    /// A whole number, or the least and the greatest.
    Span {
        /// The least allowed.
        least: u64,
        /// The greatest allowed.
        most: u64,
    },
    /// Scales, each with a rating, or with the least and the greatest.
    Ratings,
    /// Techniques, each with a whole number, or with the least and the greatest.
    Steps,
    /// Limits and choices of a search, by name.
    Settings,
    /// A transformation: a name, or text such as `rows 123456789 columns 123456789 digits 123456789`.
    Transformation,
    /// A proof, as `explain` gives it.
    Proof,
}
