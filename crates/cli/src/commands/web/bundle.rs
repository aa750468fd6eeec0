//! The app as it is in the program: the files that `web/build.mjs` makes, each packed by gzip.

use flate2::read::GzDecoder;
use std::io::Read;

/// A file of the app.
pub(super) struct File {
    name: &'static str,
    /// Its media type.
    pub(super) kind: &'static str,
    /// Its content, compressed.
    pub(super) packed: &'static [u8],
}

macro_rules! files {
    ($($name:literal: $kind:literal,)*) => {
        [$(File {
            name: $name,
            kind: $kind,
            packed: include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/.build/packed/", $name, ".gz")),
        }),*]
    };
}

/// The served files. Tests compare the list with the built app.
static SERVED: [File; 12] = files! {
    "app.css": "text/css; charset=utf-8",
    "app.js": "text/javascript; charset=utf-8",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon.svg": "image/svg+xml; charset=utf-8",
    "index.html": "text/html; charset=utf-8",
    "lessons.json": "application/json; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json; charset=utf-8",
    "positions.txt": "text/plain; charset=utf-8",
    "sudokit.wasm": "application/wasm",
    "sw.js": "text/javascript; charset=utf-8",
    "worker.js": "text/javascript; charset=utf-8",
};

/// The whole app in one file.
static ONE_FILE: [File; 1] = files! { "sudokit.html": "text/html; charset=utf-8", };

/// The file that is served at a path.
pub(super) fn at(path: &str) -> Option<&'static File> {
    let name = if path == "/" { "index.html" } else { path.strip_prefix('/')? };
    SERVED.iter().find(|file| file.name == name)
}

/// The page of the app.
pub(super) fn page() -> String {
    String::from_utf8(at("/").expect("it is in the list").whole()).expect("a page is text")
}

/// The whole app as a page that works from a disk.
pub(super) fn one_file() -> Vec<u8> {
    ONE_FILE[0].whole()
}

impl File {
    /// Its content.
    pub(super) fn whole(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        GzDecoder::new(self.packed).read_to_end(&mut bytes).expect("it was packed when the app was made");
        bytes
    }

    /// Another number for other contents: the sum of them and their length, with which gzip ends.
    pub(super) fn number(&self) -> u64 {
        u64::from_le_bytes(*self.packed.last_chunk().expect("gzip has an end"))
    }
}
