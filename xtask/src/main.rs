//! The project's own chores: `cargo xtask tidy`, `cargo xtask test`, `cargo xtask examples`, `cargo xtask elsewhere`,
//! `cargo xtask new-technique NAME`, `cargo xtask surface`, `cargo xtask kernels PROGRAM`, `cargo xtask package`,
//! `cargo xtask dist`, `cargo xtask web`, `cargo xtask npm`, `cargo xtask header`, `cargo xtask capi`.

mod capi;
mod code;
mod dist;
mod elsewhere;
mod examples;
mod header;
mod kernels;
mod new_technique;
mod package;
mod suite;
mod surface;
mod tidy;
mod trial;
mod web;
mod weights;
mod workspace;

use capi::Order;
use std::process::ExitCode;
use workspace::Workspace;

const USAGE: &str = "\
usage: cargo xtask <chore>

  tidy   check the architecture's invariants and the habits of the tree
  test   tidy, then every test of the workspace and every example, then what was tested on
  try NAME
         the laws, page and cases of one family of techniques, or the lints and tests of one crate
  examples
         the example programs of the library alone
  elsewhere
         the tests of the algorithms on 32-bit x86 and in WebAssembly
  new-technique NAME
         make the folder of a new family of techniques, to be filled in
  surface
         list every public item of the libraries in the file SURFACE
  kernels PROGRAM
         check that the solver's kernels in a release build call nothing that should be part of them
  package
         make the packages, and compile them by themselves outside the tree
  weights
         build what ships, and hold each file to its bar
  dist
         make the release archive for this machine in target/dist
  header [--check]
         make the header for C of crates/capi, or check that it is made
  capi --prefix FOLDER [--destdir FOLDER | --profile PROFILE]
         build the library for C and install it, as `make install` does
  web [--test] [--quick]
         make the app and the npm package; with --test, test both and the program that serves the app;
         with --quick, leave out the package's module without SIMD
  npm
         make the npm package alone
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let chore: Box<dyn Fn(&Workspace) -> bool> = match arguments[..] {
        ["tidy"] => Box::new(tidy::run),
        ["test"] => Box::new(|workspace| tidy::run(workspace) && suite::run(workspace)),
        ["kernels", program] => Box::new(|_| kernels::run(program)),
        ["dist"] => Box::new(dist::run),
        ["web", ref options @ ..] if options.iter().all(|option| ["--test", "--quick"].contains(option)) => {
            let order =
                web::Order { is_tested: options.contains(&"--test"), is_quick: options.contains(&"--quick") };
            Box::new(move |workspace| web::run(workspace, order))
        }
        ["npm"] => Box::new(web::run_npm),
        ["bindings", module, folder] => Box::new(move |_| web::make_bindings(module, folder)),
        ["header"] => Box::new(|workspace| header::run(workspace, false)),
        ["header", "--check"] => Box::new(|workspace| header::run(workspace, true)),
        ["capi", "--prefix", prefix] => {
            Box::new(move |workspace| capi::install(workspace, Order::at(prefix)))
        }
        ["capi", "--prefix", prefix, "--destdir", destdir] => {
            Box::new(move |workspace| capi::install(workspace, Order { destdir, ..Order::at(prefix) }))
        }
        ["capi", "--prefix", prefix, "--profile", profile] => {
            Box::new(move |workspace| capi::install(workspace, Order { profile, ..Order::at(prefix) }))
        }
        ["try", name] => Box::new(move |workspace| trial::run(workspace, name)),
        ["weights"] => Box::new(weights::run),
        ["package"] => Box::new(package::run),
        ["surface"] => Box::new(surface::write),
        ["examples"] => Box::new(examples::run),
        ["elsewhere"] => Box::new(elsewhere::run),
        ["new-technique", name] => Box::new(move |workspace| new_technique::run(workspace, name)),
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
