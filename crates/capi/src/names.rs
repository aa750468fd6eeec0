//! The names that calls take.

use crate::border::{Text, call};
use crate::{sudokit_error, sudokit_status};
use serde::Serialize;
use std::ffi::c_char;
use sudokit::formats::Format;
use sudokit::generate::Symmetry;
use sudokit::logic::techniques::kinds;
use sudokit::{CanonForm, Level, Measure, Scale};

#[derive(Serialize)]
struct Names {
    levels: Vec<&'static str>,
    scales: Vec<&'static str>,
    measures: Vec<&'static str>,
    techniques: Vec<&'static str>,
    symmetries: Vec<Symmetry>,
    forms: Vec<&'static str>,
    /// Formats of files, with reading and writing.
    formats: Vec<FormatName>,
}

#[derive(Serialize)]
struct FormatName {
    name: &'static str,
    title: &'static str,
    reads: bool,
    writes: bool,
}

/// Writes all names that calls take, as JSON: `levels`, `techniques`, `symmetries` and `measures` (of a
/// wish's ranges) for `sudokit_generate`, `scales` for ratings, `forms` for `sudokit_canon_json`, `formats`
/// with titles, and whether they can be read and written.
///
/// ```c
/// char names[16384];
/// if (sudokit_names_json(names, sizeof names, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(strstr(names, "\"half-turn\"") != NULL && strstr(names, "\"x-wing\"") != NULL);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_names_json(
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| Text::of(border, buffer, capacity, length)?.json(&Names::all()))
}

impl Names {
    fn all() -> Self {
        let format = |format: &Format| FormatName {
            name: format.name(),
            title: format.title(),
            reads: format.reads(),
            writes: format.writes(),
        };
        Self {
            levels: Level::ALL
                .into_iter()
                .flat_map(|level| [Some(level.name()), level.other_name()])
                .flatten()
                .collect(),
            scales: Scale::ALL.iter().map(|scale| scale.name()).collect(),
            measures: Measure::ALL.iter().map(|measure| measure.name()).collect(),
            techniques: kinds().map(|kind| kind.id).collect(),
            symmetries: Symmetry::ALL.to_vec(),
            forms: CanonForm::ALL.iter().map(|form| form.name()).collect(),
            formats: Format::ALL.iter().map(format).collect(),
        }
    }
}
