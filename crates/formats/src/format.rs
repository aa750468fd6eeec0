//! The formats by name.

use crate::formats::ALL;
use crate::spec::{Keeps, Spec};
use std::fmt;
use std::str::FromStr;
use sudokit_core::sort;

/// A text format. All of them are in [`Format::ALL`].
///
/// ```
/// use sudokit_formats::Format;
///
/// let format: Format = "sdk".parse()?;
/// assert_eq!(Format::by_extension("sdk"), Some(format));
/// assert!(format.reads() && format.writes());
/// # Ok::<(), sudokit_formats::UnknownFormat>(())
/// ```
#[derive(Clone, Copy)]
pub struct Format(pub(crate) &'static Spec);

impl Format {
    /// Every format, in the order in which the reader tries them.
    pub const ALL: &'static [Format] = ALL;

    /// Finds a format by its name or an alias, in any case.
    ///
    /// ```
    /// # use sudokit_formats::Format;
    /// assert_eq!(Format::by_name("PM"), Format::by_name("candidates"));
    /// assert_eq!(Format::by_name("poem"), None);
    /// ```
    pub fn by_name(name: &str) -> Option<Format> {
        let named = |spec: &Spec| {
            name.eq_ignore_ascii_case(spec.name)
                || spec.aliases.iter().any(|alias| name.eq_ignore_ascii_case(alias))
        };
        Self::ALL.iter().copied().find(|format| named(format.0))
    }

    /// Finds a format by the extension of a file, without the dot, in any case.
    pub fn by_extension(extension: &str) -> Option<Format> {
        let ends = |spec: &Spec| spec.extensions.iter().any(|known| extension.eq_ignore_ascii_case(known));
        Self::ALL.iter().copied().find(|format| ends(format.0))
    }

    /// Name: `line`, `sdk`.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// Other names.
    pub fn aliases(self) -> &'static [&'static str] {
        self.0.aliases
    }

    /// Extensions of its files, without the dot.
    pub fn extensions(self) -> &'static [&'static str] {
        self.0.extensions
    }

    /// Description in one line.
    pub fn title(self) -> &'static str {
        self.0.title
    }

    /// An example; [`parse_as`](crate::parse_as) reads it if the format can be read.
    ///
    /// ```
    /// # use sudokit_formats::{Format, parse_as};
    /// for format in Format::ALL.iter().filter(|format| format.reads()) {
    ///     assert!(parse_as(*format, format.example().as_bytes()).is_ok());
    /// }
    /// ```
    pub fn example(self) -> &'static str {
        self.0.example
    }

    /// The parts of an entry that survive writing and reading.
    pub fn keeps(self) -> Keeps {
        self.0.keeps
    }

    /// Returns true if the format can be read, as every one can so far.
    pub fn reads(self) -> bool {
        true
    }

    /// Returns true if the format can be written.
    pub fn writes(self) -> bool {
        self.0.write.is_some()
    }
}

impl PartialEq for Format {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Format {}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Format({})", self.name())
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, UnknownFormat> {
        Self::by_name(name).ok_or_else(|| UnknownFormat::new(name))
    }
}

/// Error: no format has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownFormat {
    /// The unknown name.
    pub name: String,
    /// Similar names, the nearest first; empty if no name is similar.
    pub nearest: Vec<&'static str>,
    /// All names, for the message. A message that looked them up would bring every format into each program
    /// that can tell an error.
    all: Vec<&'static str>,
}

impl UnknownFormat {
    /// Longer names are not compared: nobody mistypes so much.
    const LONGEST: usize = 60;

    fn new(name: &str) -> Self {
        let all = Format::ALL.iter().map(|format| format.name()).collect();
        if name.len() > Self::LONGEST {
            return Self { name: name.to_owned(), nearest: Vec::new(), all };
        }
        let lower = name.to_ascii_lowercase();
        let mut near: Vec<(f64, &'static str)> = Format::ALL
            .iter()
            .filter_map(|format| {
                let names = [format.name()].into_iter().chain(format.aliases().iter().copied());
                let best = names.map(|name| strsim::jaro_winkler(&lower, name)).fold(0.0, f64::max);
                (best > 0.8).then_some((best, format.name()))
            })
            .collect();
        sort::by(&mut near, |a, b| b.0.total_cmp(&a.0));
        near.truncate(3);
        Self { name: name.to_owned(), nearest: near.into_iter().map(|(_, name)| name).collect(), all }
    }
}

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no format is called {}", crate::error::quote(&self.name))?;
        if self.nearest.is_empty() {
            write!(f, "; the formats are {}", self.all.join(", "))
        } else {
            write!(f, "; did you mean {}?", self.nearest.join(" or "))
        }
    }
}

impl std::error::Error for UnknownFormat {}
