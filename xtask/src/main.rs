//! The chores of the project, as `cargo xtask CHORE`.
//!
//! | for | chores |
//! |---|---|
//! | every change | `test`, `try`, `tidy`, `selection`, `examples`, `elsewhere` |
//! | making | `new-technique`, `surface`, `header`, `capi`, `web`, `npm`, `site` |
//! | releases | `package`, `weights`, `kernels`, `dist`, `publish` |
//!
//! `bindings`, `halves` and `trim` are parts of `web` and `npm`, which call them.

mod capi;
mod code;
mod command;
mod dist;
mod elsewhere;
mod examples;
mod header;
mod kernels;
mod markdown;
mod new_technique;
mod package;
mod publish;
mod site;
mod suite;
mod surface;
mod tasks;
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

  test   run tidy, then all tests and examples; list what they ran on
  try NAME
         test one family of techniques, or lint and test one crate
  tidy   check the rules of the tree that no compiler checks
  examples
         run the example programs of the library
  elsewhere
         test the algorithms on 32-bit x86 and in WebAssembly

  new-technique NAME
         make the folder of a new family of techniques, for you to fill in
  selection
         print the packages and features that the tests select, for other commands of cargo
  surface
         list the public items of the libraries in the file SURFACE
  header [--check]
         make the C header of crates/capi, or check that it is up to date
  capi --prefix FOLDER [--destdir FOLDER | --profile PROFILE]
         build and install the C library, like `make install`
  web [--test] [--quick]
         make the app and the npm package; --test tests both, and the program with the app in it;
         --quick leaves out the package's module without SIMD, and builds the other as small as the app's
  npm    make the npm package alone
  site   make the documentation as static pages in target/site, and look for dead links

  package
         make the packages, and compile them outside the tree
  words  list the messages that code and languages do not agree on, and those that a language lacks
  weights
         check the size of what ships, after `cargo xtask dist`
  kernels PROGRAM
         check that the solver's kernels in a release build are fully inlined
  dist [PART... | --without PART...]
         make everything that a release consists of, for this machine, in target/dist:
         the parts program, library, wheels, app, npm and docs
  publish --dry-run
         publish crates and the npm package but for the upload
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let chore: Box<dyn Fn(&Workspace) -> bool> = match arguments[..] {
        ["test"] => Box::new(|workspace| tidy::run(workspace) && suite::run(workspace)),
        ["try", name] => Box::new(move |workspace| trial::run(workspace, name)),
        ["tidy"] => Box::new(tidy::run),
        ["examples"] => Box::new(examples::run),
        ["elsewhere"] => Box::new(elsewhere::run),
        ["new-technique", name] => Box::new(move |workspace| new_technique::run(workspace, name)),
        ["selection"] => Box::new(|workspace| {
            println!("{}", workspace.selection().join(" "));
            true
        }),
        ["surface"] => Box::new(surface::write),
        ["words"] => Box::new(tidy::list),
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
        ["web", ref options @ ..] if options.iter().all(|option| ["--test", "--quick"].contains(option)) => {
            let order =
                web::Order { is_tested: options.contains(&"--test"), is_quick: options.contains(&"--quick") };
            Box::new(move |workspace| web::run(workspace, order))
        }
        ["npm"] => Box::new(web::run_npm),
        ["bindings", module, folder] => Box::new(move |_| web::make_bindings(module, folder)),
        ["halves", module, folder] => Box::new(move |_| web::make_halves(module, folder)),
        ["trim", module, file] => Box::new(move |_| web::make_trimmed(module, file)),
        ["package"] => Box::new(package::run),
        ["weights"] => Box::new(weights::run),
        ["kernels", program] => Box::new(|_| kernels::run(program)),
        ["site"] => Box::new(site::run),
        ["dist", ref parts @ ..] => {
            let parts = parts.to_vec();
            Box::new(move |workspace| dist::run(workspace, &parts))
        }
        ["publish", "--dry-run"] => Box::new(publish::rehearse),
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
