//! The header in the tree has every function of the library, with its documentation.
//! (`cargo xtask header --check`, which `.ci/capi` runs, generates it again and compares all of it, but takes
//! a while.)

use std::fs;
use std::path::{Path, PathBuf};

/// The files of the library.
fn sources() -> Vec<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = |folder: PathBuf| fs::read_dir(folder).expect("the library has sources");
    let files = files(source.clone()).chain(files(source.join("full")));
    let paths = files.map(|file| file.expect("it can be listed").path()).filter(|path| path.is_file());
    paths.map(|path| fs::read_to_string(path).expect("it can be read")).collect()
}

#[test]
fn every_exported_item_is_in_the_header_with_its_documentation() {
    let header = Path::new(env!("CARGO_MANIFEST_DIR")).join("include/sudokit.h");
    let header = fs::read_to_string(header).expect("the header is in the tree");
    let mut functions = 0;
    for source in sources() {
        let lines: Vec<&str> = source.lines().collect();
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| **line == "#[unsafe(no_mangle)]") {
            let (_, rest) =
                lines[index + 1].split_once(" fn ").unwrap_or_else(|| panic!("{line}: no function follows"));
            let name = rest.split('(').next().expect("a split has a first part");
            assert!(header.contains(&format!("{name}(")), "the header lacks {name}");
            let documentation: Vec<&str> =
                lines[..index].iter().rev().take_while(|line| line.starts_with("///")).copied().collect();
            assert!(!documentation.is_empty(), "{name} is not documented");
            for said in documentation {
                assert!(header.contains(said), "cargo xtask header: {name} is documented otherwise: {said}");
            }
            functions += 1;
        }
    }
    assert!(functions > 30, "only {functions} functions are exported");
}
