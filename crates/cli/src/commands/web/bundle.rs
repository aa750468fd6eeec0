//! The app as it is in the program: the files that `web/build.mjs` makes, each packed by gzip.

use data_encoding::BASE64;
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
static SERVED: [File; 34] = files! {
    "app-de.js": "text/javascript; charset=utf-8",
    "app-es.js": "text/javascript; charset=utf-8",
    "app-fr.js": "text/javascript; charset=utf-8",
    "app-ja.js": "text/javascript; charset=utf-8",
    "app-pt-BR.js": "text/javascript; charset=utf-8",
    "app-zh-Hans.js": "text/javascript; charset=utf-8",
    "app.css": "text/css; charset=utf-8",
    "app.js": "text/javascript; charset=utf-8",
    "de.ftl": "text/plain; charset=utf-8",
    "deep.wasm": "application/wasm",
    "en.ftl": "text/plain; charset=utf-8",
    "es.ftl": "text/plain; charset=utf-8",
    "fr.ftl": "text/plain; charset=utf-8",
    "game.wasm": "application/wasm",
    "icon-512.png": "image/png",
    "icon.svg": "image/svg+xml; charset=utf-8",
    "index.html": "text/html; charset=utf-8",
    "ja.ftl": "text/plain; charset=utf-8",
    "lessons-de.json": "application/json; charset=utf-8",
    "lessons-es.json": "application/json; charset=utf-8",
    "lessons-fr.json": "application/json; charset=utf-8",
    "lessons-ja.json": "application/json; charset=utf-8",
    "lessons-pt-BR.json": "application/json; charset=utf-8",
    "lessons-zh-Hans.json": "application/json; charset=utf-8",
    "lessons.json": "application/json; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json; charset=utf-8",
    "photo.wasm": "application/wasm",
    "positions.txt": "text/plain; charset=utf-8",
    "proof.wasm": "application/wasm",
    "pt-BR.ftl": "text/plain; charset=utf-8",
    "stock.txt": "text/plain; charset=utf-8",
    "sw.js": "text/javascript; charset=utf-8",
    "worker.js": "text/javascript; charset=utf-8",
    "zh-Hans.ftl": "text/plain; charset=utf-8",
};

/// The whole app in one file, in each language: the pages without their parts.
static ONE_FILE: [File; 7] = files! {
    "sudokit.html": "text/html; charset=utf-8",
    "sudokit-de.html": "text/html; charset=utf-8",
    "sudokit-es.html": "text/html; charset=utf-8",
    "sudokit-fr.html": "text/html; charset=utf-8",
    "sudokit-ja.html": "text/html; charset=utf-8",
    "sudokit-pt-BR.html": "text/html; charset=utf-8",
    "sudokit-zh-Hans.html": "text/html; charset=utf-8",
};

/// The file that is served at a path.
pub(super) fn at(path: &str) -> Option<&'static File> {
    let name = if path == "/" { "index.html" } else { path.strip_prefix('/')? };
    SERVED.iter().find(|file| file.name == name)
}

/// The page of the app.
pub(super) fn page() -> String {
    at("/").expect("it is in the list").text()
}

/// The whole app in a language, as a page that works from a disk; `None` if the app does not speak it.
pub(super) fn one_file(language: &str) -> Option<String> {
    let name = if language == "en" { "sudokit.html".to_owned() } else { format!("sudokit-{language}.html") };
    let page = ONE_FILE.iter().find(|file| file.name == name)?.text();
    let mut filled = String::new();
    let mut rest = page.as_str();
    while let Some((before, from)) = rest.split_once("{{") {
        let (part, behind) = from.split_once("}}").expect("a part has an end");
        filled += before;
        filled += &part_of(part);
        rest = behind;
    }
    Some(filled + rest)
}

/// A part of the page, such as `json lessons.json`, as `web/build.mjs` writes it: the hashes in the page are
/// those of its scripts.
fn part_of(part: &str) -> String {
    let (how, name) = part.split_once(' ').expect("a part has a name");
    let file = SERVED.iter().find(|file| file.name == name).expect("a part is a file of the app");
    let in_script = |code: String| code.replace("</script", "<\\/script");
    match how {
        "base64" => BASE64.encode(&file.whole()),
        "json" => in_script(serde_json::to_string(&file.text()).expect("every text is JSON")),
        "script" => in_script(file.text()),
        _ => file.text(),
    }
}

impl File {
    /// Its content.
    pub(super) fn whole(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        GzDecoder::new(self.packed).read_to_end(&mut bytes).expect("it was packed when the app was made");
        bytes
    }

    /// Its content, if that is text.
    fn text(&self) -> String {
        String::from_utf8(self.whole()).expect("it is text")
    }

    /// Another number for other contents: the sum of them and their length, with which gzip ends.
    pub(super) fn number(&self) -> u64 {
        u64::from_le_bytes(*self.packed.last_chunk().expect("gzip has an end"))
    }
}
