//! The archive of the libraries for C, as `cargo xtask capi` installs them. It can be unpacked anywhere.

use super::Release;
use crate::capi::{self, Order};
use crate::command::host;
use std::error::Error;
use std::fs;

pub(super) fn make(release: &Release<'_>) -> Result<(), Box<dyn Error>> {
    let folder = release.staged("library")?;
    let prefix = folder.to_str().ok_or("the folder has no name in Unicode")?;
    capi::place(release.workspace, Order { is_archived: true, ..Order::at(prefix) })?;
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(release.workspace.root.join(licence), folder.join("share/sudokit").join(licence))?;
    }
    release.pack(&folder, &format!("libsudokit-{}-{}", release.version, host()?))
}
