//! Writes the levels and the keys as JSON, for the script of the app: its first screen waits for no module.
//!
//! `cargo run -p sudokit-web --example tables de MESSAGES`, with all messages of that language in a file;
//! English needs none.

use std::{env, fs};

fn main() {
    let mut arguments = env::args().skip(1);
    let language = arguments.next().expect("the code of a language");
    if let Some(path) = arguments.next() {
        let messages = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        sudokit_web::speak(&language, &messages, "player");
    }
    println!("{{\"levels\":{},\"keys\":{}}}", sudokit_web::level_table(), sudokit_web::key_table());
}
