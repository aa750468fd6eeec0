//! The memory of a check is bounded by the length of the text: a program of its own, so that nothing else
//! counts.

use std::fs;
use sudokit_checker::Document;
use sudokit_core::Cancel;

/// A number that the system keeps of this program, in bytes, where it does.
fn kept(name: &str) -> Option<usize> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with(name))?;
    Some(line.split_whitespace().nth(1)?.parse::<usize>().ok()? * 1024)
}

/// The memory that a check takes at most beside its text.
fn beside(text: &str) -> Option<usize> {
    // This resets the peak.
    fs::write("/proc/self/clear_refs", "5").ok()?;
    let before = kept("VmRSS:")?;
    let read = Document::read(text.as_bytes()).expect("a document");
    assert!(!read.follow(&Cancel::new()).expect("nobody cancels").holds());
    Some(kept("VmHWM:")?.saturating_sub(before))
}

/// The bound that `docs/proofs.md` states, as a multiple of the text.
const MOST: usize = 12;

#[test]
fn texts_of_many_small_parts_take_little_memory() {
    let long = |part: &str| format!("[{}{part}]", format!("{part},").repeat(8_000_000 / (part.len() + 1)));
    let places = "\"removed\":";
    for (before, pattern) in [
        (String::new(), format!("{{\"spells\":{}}}", long("1"))),
        (String::new(), format!("{{\"singles\":{}}}", long("[]"))),
        (String::new(), format!("{{\"rank\":{{\"links\":[],\"truths\":{}}}}}", long("\"1r1\""))),
        (String::new(), format!("{{\"rank\":{{\"links\":[],\"truths\":[],\"instead\":{}}}}}", long("[]"))),
        (
            String::new(),
            format!("{{\"coloring\":{{\"digit\":1,\"clusters\":{}}}}}", long("{\"colors\":[[],[]]}")),
        ),
        (String::new(), format!("{{\"als\":{{\"Chain\":{{\"sets\":{}}}}}}}", long("{\"cells\":[]}"))),
        (String::new(), format!("{{\"link-chains\":{{\"Ends\":{}}}}}", long("\"r1c1=1\""))),
        (String::new(), format!("{{\"gurth\":{{\"transposed\":true,\"rows\":{}}}}}", long("1"))),
        (
            String::new(),
            format!("{{\"kraken\":{{\"fish\":{{\"digit\":1,\"base\":[]}},\"chains\":{}}}}}", long("[]")),
        ),
        (format!("{places}{},", long("\"r1c1=1\"")), "{}".to_owned()),
    ] {
        let step = format!("{{\"effect\":{{\"eliminations\":[\"r1c1=1\"]}},\"pattern\":{pattern}}}");
        let text = format!("{{\"version\":1,\"puzzle\":\"{}\",{before}\"steps\":[{step}]}}", ".".repeat(81));
        let Some(peak) = beside(&text) else { return };
        println!("{:.1} times the text", peak as f64 / text.len() as f64);
        assert!(peak < MOST * text.len(), "{} times the text", peak / text.len());
    }
}
