//! The project's own chores: `cargo xtask tidy` and `cargo xtask test`.

mod code;
mod suite;
mod tidy;
mod workspace;

use std::process::ExitCode;
use workspace::Workspace;

const USAGE: &str = "\
usage: cargo xtask <chore>

  tidy   check the architecture's invariants and the habits of the tree
  test   tidy, then every test of the workspace, then what was tested on
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let chore: fn(&Workspace) -> bool = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["tidy"] => tidy::run,
        ["test"] => |workspace| tidy::run(workspace) && suite::run(workspace),
        ["help" | "-h" | "--help"] => {
            print!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match Workspace::load() {
        Ok(workspace) if chore(&workspace) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
