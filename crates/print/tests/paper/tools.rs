//! Programs that read documents.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use sudokit_print::pdf::{self, About, Condition, Folding, Profile};
use sudokit_print::{Fonts, Page};

const ABOUT: About<'_> =
    About { title: "Read back", author: "Nobody", creator: "a test", date: None, condition: None };

/// A document in a temporary file.
pub(crate) struct Document {
    path: PathBuf,
    pub(crate) bytes: Vec<u8>,
}

impl Document {
    pub(crate) fn of(pages: impl IntoIterator<Item = Page>, profile: Profile) -> Self {
        Self::set_in(&Fonts::default(), pages, profile)
    }

    pub(crate) fn set_in(fonts: &Fonts<'_>, pages: impl IntoIterator<Item = Page>, profile: Profile) -> Self {
        let bytes = pdf::document(pages, &ABOUT, profile, fonts).expect("the fonts have every sign");
        Self::with(bytes, "pdf")
    }

    /// A document for this press.
    pub(crate) fn meant_for(
        condition: &Condition,
        pages: impl IntoIterator<Item = Page>,
        profile: Profile,
    ) -> Self {
        let about = About { condition: Some(condition), ..ABOUT };
        let bytes = pdf::document(pages, &about, profile, &Fonts::default());
        Self::with(bytes.expect("the fonts have every sign"), "pdf")
    }

    /// A booklet. It is for no press, whatever the order says.
    pub(crate) fn folded(pages: impl IntoIterator<Item = Page>, folding: Folding, profile: Profile) -> Self {
        let fonts = Fonts::default();
        let condition = Condition::grey();
        let about = About { condition: Some(&condition), ..ABOUT };
        let bytes = pdf::booklet(pages, folding, &about, profile, &fonts);
        Self::with(bytes.expect("the font has every sign"), "pdf")
    }

    pub(crate) fn eps(text: &str) -> Self {
        Self::with(text.as_bytes().to_vec(), "eps")
    }

    fn with(bytes: Vec<u8>, ending: &str) -> Self {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("sudokit-print-{}-{number}.{ending}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, &bytes).expect("a file can be written");
        Self { path, bytes }
    }

    /// Output of a program that reads the document; `FILE` among its arguments is the document. `None`, with
    /// a note, if the program is missing.
    pub(crate) fn read_by(&self, program: &str, arguments: &[&str]) -> Option<Vec<u8>> {
        if !is_there(program) {
            return None;
        }
        let file = self.path.to_string_lossy();
        let arguments = arguments.iter().map(|argument| if *argument == "FILE" { &file } else { *argument });
        let output = Command::new(program).args(arguments).output().expect("the program starts");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{program}: {said}");
        Some(output.stdout)
    }

    /// The same as text.
    pub(crate) fn told_by(&self, program: &str, arguments: &[&str]) -> Option<String> {
        self.read_by(program, arguments).map(|told| String::from_utf8_lossy(&told).into_owned())
    }
}

impl Drop for Document {
    fn drop(&mut self) {
        _ = std::fs::remove_file(&self.path);
    }
}

/// Returns true if a program can be run. With `CI=true` its absence fails the test.
fn is_there(program: &str) -> bool {
    let is_there = is_installed(program);
    if !is_there {
        let must_run = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!must_run, "{program} is absent: apt-get install poppler-utils qpdf");
        println!("skipped: {program} is not there");
    }
    is_there
}

/// Returns true if a program can be run.
pub(crate) fn is_installed(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}
