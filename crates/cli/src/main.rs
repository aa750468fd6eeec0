//! The program `sudoku`.

use std::process::ExitCode;

fn main() -> ExitCode {
    sudokit_cli::main_from(std::env::args_os()).into()
}
