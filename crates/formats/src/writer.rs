//! Writing entries.

use crate::{Entry, Format, spec};
use std::fmt;

/// Writes entries as one text.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_formats::{Entry, Format, Writer, parse};
///
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let entry = parse(puzzle.as_bytes())?;
/// let mut text = String::new();
/// let mut writer = Writer::new("csv".parse()?).unwrap();
/// writer.entry(&mut text, &entry)?;
/// writer.finish(&mut text)?;
/// assert_eq!(
///     text,
///     "puzzle,title,level\n\
///      53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,,\n"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Writer {
    format: Format,
    entries: u64,
}

impl Writer {
    /// A writer of this format; `None` if it can only be read.
    pub fn new(format: Format) -> Option<Self> {
        format.writes().then_some(Self { format, entries: 0 })
    }

    /// Goes on with a text that has so many entries already, and lacks its closing.
    ///
    /// ```
    /// # use sudokit_formats::{Entry, Writer};
    /// let mut text = String::new();
    /// let mut writer = Writer::new("csv".parse()?).unwrap();
    /// writer.entry(&mut text, &Entry::default())?;
    /// let mut writer = Writer::new("csv".parse()?).unwrap().after(1);
    /// writer.entry(&mut text, &Entry::default())?;
    /// assert_eq!(text.matches("puzzle,").count(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn after(mut self, entries: u64) -> Self {
        self.entries = entries;
        self
    }

    /// Writes an entry, and the opening of the text before the first one.
    ///
    /// # Errors
    /// Errors of `out`.
    pub fn entry(&mut self, out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
        let Some(write) = self.write() else { return Ok(()) };
        out.write_str(if self.entries == 0 { write.open } else { write.between })?;
        self.entries += 1;
        (write.entry)(out, entry)
    }

    /// Writes the closing of the text.
    ///
    /// # Errors
    /// Errors of `out`.
    pub fn finish(self, out: &mut dyn fmt::Write) -> fmt::Result {
        let Some(write) = self.write() else { return Ok(()) };
        if self.entries == 0 {
            out.write_str(write.open)?;
        }
        out.write_str(write.close)
    }

    fn write(&self) -> Option<&'static spec::Write> {
        self.format.0.write.as_ref()
    }
}

/// An entry as a whole text; `None` if the format can only be read.
///
/// ```
/// use sudokit_formats::{Entry, Format, to_text};
///
/// assert_eq!(to_text(Format::by_name("sdm").unwrap(), &Entry::default()), Some("0".repeat(81) + "\n"));
/// ```
pub fn to_text(format: Format, entry: &Entry) -> Option<String> {
    let mut writer = Writer::new(format)?;
    let mut text = String::new();
    writer.entry(&mut text, entry).ok()?;
    writer.finish(&mut text).ok()?;
    Some(text)
}
