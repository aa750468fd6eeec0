//! Joins the messages of each language into one text, without comments and other help for editors.

use std::{env, error, fs, path::Path};

/// Files that only some programs need, each with the feature that includes it.
const WITH_FEATURES: [(&str, &[&str]); 2] =
    [("PAGES", &["explain", "page"]), ("PROGRAM", &["plain", "program", "terminal"])];

fn main() -> Result<(), Box<dyn error::Error>> {
    println!("cargo::rerun-if-changed=words");
    let out = env::var("OUT_DIR")?;
    for folder in fs::read_dir("words")? {
        let folder = folder?;
        let mut files = fs::read_dir(folder.path())?.collect::<Result<Vec<_>, _>>()?;
        files.sort_by_key(fs::DirEntry::file_name);
        let mut all = String::new();
        for file in files {
            let path = file.path();
            let is_among =
                |names: &[&str]| names.iter().any(|name| path.file_stem().is_some_and(|stem| stem == *name));
            let is_left_out = WITH_FEATURES.iter().any(|(feature, names)| is_among(names) && !has(feature));
            if path.extension().is_some_and(|end| end == "ftl") && !is_left_out {
                all.extend(shipped(&fs::read_to_string(path)?));
            }
        }
        fs::write(Path::new(&out).join(folder.file_name()).with_extension("ftl"), all)?;
    }
    Ok(())
}

/// True if a feature is on.
fn has(feature: &str) -> bool {
    env::var_os(format!("CARGO_FEATURE_{feature}")).is_some()
}

/// The lines of a file, without comments and most indentation. A program with English alone drops attributes,
/// which are other voices: for another voice, it is handed a complete set of texts.
fn shipped(text: &str) -> impl Iterator<Item = String> {
    let mut is_in_attribute = false;
    text.lines().filter_map(move |line| {
        let start = line.trim_start();
        // The lines of a selector are indented, too.
        is_in_attribute = start.len() < line.len() && (is_in_attribute || start.starts_with('.'));
        let is_left_out = line.is_empty() || line.starts_with('#') || is_in_attribute && !has("LANGUAGES");
        let indent = if start.len() < line.len() { " " } else { "" };
        (!is_left_out).then(|| format!("{indent}{start}\n"))
    })
}
