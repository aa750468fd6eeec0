//! The program `sudoku`, for the tests.

fn main() -> std::process::ExitCode {
    sudokit_cli::main_from(std::env::args_os()).into()
}
