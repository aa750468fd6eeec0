//! Pictures in a build without the feature `photo`: they are recognised to be refused.

use std::io::{self, Read};
use sudokit::diagram::Sentence;

/// The reason.
const REFUSED: &str =
    "it is a picture, and this program was built without the feature that reads them, `photo`";

pub(super) fn line(_: impl Read) -> io::Result<(String, Option<Sentence>)> {
    Err(io::Error::new(io::ErrorKind::InvalidData, REFUSED))
}
