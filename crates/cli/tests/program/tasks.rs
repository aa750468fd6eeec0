//! The scripts of `docs/tasks`, in a shell that finds the program by its name.

use crate::common::Folder;
use std::path::Path;
use std::process::Command;

const TASKS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/tasks");

#[test]
fn scripts_print_what_the_programs_of_other_languages_print() {
    let programs = Path::new(env!("CARGO_BIN_EXE_sudoku")).parent().expect("it is in a folder");
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").expect("there is one"));
    let mut tried = 0;
    for file in std::fs::read_dir(TASKS).expect("the tasks are there") {
        let script = file.expect("the folder can be read").path();
        if script.extension().is_none_or(|ending| ending != "sh") {
            continue;
        }
        let folder = Folder::new("tasks");
        let output = Command::new("sh")
            .arg(&script)
            .current_dir(folder.path(""))
            .env("PATH", &path)
            .env("LC_ALL", "C.UTF-8")
            .output()
            .expect("there is a shell");
        let said = String::from_utf8_lossy(&output.stdout);
        let expected =
            std::fs::read_to_string(script.with_extension("txt")).expect("each task has an output");
        assert_eq!(said, expected, "{}: {}", script.display(), String::from_utf8_lossy(&output.stderr));
        if script.with_extension("svg").exists() {
            let picture = std::fs::read_to_string(folder.path("step.svg")).expect("the script draws");
            assert!(picture.starts_with("<svg "), "{picture}");
        }
        tried += 1;
    }
    assert!(tried >= 10, "{tried} scripts");
}
