//! Costs of the operations of the four set types, in instructions and in nanoseconds.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml --bin set_algebra`
//!
//! Each operation stands in a function of its own below. Its instructions are counted in the program's own
//! disassembly (`objdump` has to be there), the return and the moves that a call needs included. Its time is
//! that of one operation on changing operands, over that of the same loop with nothing to do.

use cpu_time::ThreadTime;
use std::hint::black_box;
use std::process::Command;
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};

const ROUNDS: u32 = 20_000_000;

/// Declares the functions to look at and the table of them.
macro_rules! operations {
    ($($name:ident ( $($operand:ident : $type:ty = $value:expr),* ) -> $result:ty $body:block)*) => {
        mod operation {
            use super::*;
            $(
                #[inline(never)]
                pub fn $name($($operand: $type),*) -> $result $body
            )*
        }

        const OPERATIONS: &[(&str, fn() -> f64)] = &[$((stringify!($name), || {
            $(let $operand: $type = $value;)*
            time(|| { black_box(operation::$name($(black_box($operand)),*)); })
        })),*];
    };
}

const ROW: CellSet = House::row(4).cells();
const BOX: CellSet = House::block(4).cells();

operations! {
    digit_set_union(a: DigitSet = DigitSet::from_bits(5), b: DigitSet = DigitSet::from_bits(3)) -> DigitSet { a | b }
    digit_set_difference(a: DigitSet = DigitSet::ALL, b: DigitSet = DigitSet::from_bits(3)) -> DigitSet { a - b }
    digit_set_complement(a: DigitSet = DigitSet::from_bits(5)) -> DigitSet { !a }
    digit_set_contains(a: DigitSet = DigitSet::ALL, digit: Digit = Digit::D5) -> bool { a.contains(digit) }
    digit_set_only(a: DigitSet = DigitSet::from_bits(16)) -> Option<Digit> { a.only() }
    house_set_intersection(a: HouseSet = HouseSet::ROWS, b: HouseSet = HouseSet::ALL) -> HouseSet { a & b }
    house_set_len(a: HouseSet = HouseSet::ROWS) -> usize { a.len() }
    cell_set_union(a: CellSet = ROW, b: CellSet = BOX) -> CellSet { a | b }
    cell_set_intersection(a: CellSet = ROW, b: CellSet = BOX) -> CellSet { a & b }
    cell_set_symmetric_difference(a: CellSet = ROW, b: CellSet = BOX) -> CellSet { a ^ b }
    cell_set_difference(a: CellSet = ROW, b: CellSet = BOX) -> CellSet { a - b }
    cell_set_complement(a: CellSet = ROW) -> CellSet { !a }
    cell_set_is_subset(a: CellSet = ROW, b: CellSet = BOX) -> bool { a.is_subset(b) }
    cell_set_len(a: CellSet = ROW) -> usize { a.len() }
    cell_set_contains(a: CellSet = ROW, cell: Cell = Cell::at(4, 4)) -> bool { a.contains(cell) }
    cell_set_with(a: CellSet = ROW, cell: Cell = Cell::at(4, 4)) -> CellSet { a.with(cell) }
    cell_set_first(a: CellSet = ROW) -> Option<Cell> { a.first() }
    cell_peers(cell: Cell = Cell::at(4, 4)) -> CellSet { cell.peers() }
    candidate_set_union(a: &'static CandidateSet = &CandidateSet::ALL, b: &'static CandidateSet = &CandidateSet::EMPTY) -> CandidateSet { *a | *b }
    candidate_set_difference(a: &'static CandidateSet = &CandidateSet::ALL, b: &'static CandidateSet = &CandidateSet::EMPTY) -> CandidateSet { *a - *b }
    candidate_set_is_subset(a: &'static CandidateSet = &CandidateSet::ALL, b: &'static CandidateSet = &CandidateSet::ALL) -> bool { a.is_subset(*b) }
    candidate_set_contains(a: &'static CandidateSet = &CandidateSet::ALL, candidate: Candidate = Candidate::from_index(100)) -> bool { a.contains(candidate) }
    candidate_set_digits_in(a: &'static CandidateSet = &CandidateSet::ALL, cell: Cell = Cell::at(4, 4)) -> DigitSet { a.digits_in(cell) }
}

fn main() {
    let disassembly = disassembly();
    let idle = time(|| {
        black_box(());
    });
    println!("{:<32}{:>13}{:>8}", "operation", "instructions", "ns");
    for (name, measure) in OPERATIONS {
        let instructions = disassembly.as_deref().and_then(|text| instructions(text, name));
        let instructions = instructions.map_or("-".to_owned(), |count| count.to_string());
        println!("{name:<32}{instructions:>13}{:>8.2}", (measure() - idle).max(0.0));
    }
}

/// Nanoseconds for one call.
fn time(mut call: impl FnMut()) -> f64 {
    let start = ThreadTime::now();
    for _ in 0..ROUNDS {
        call();
    }
    start.elapsed().as_secs_f64() * 1e9 / f64::from(ROUNDS)
}

/// This program as assembly, if there is a disassembler.
fn disassembly() -> Option<String> {
    let program = std::env::current_exe().ok()?;
    let output =
        Command::new("objdump").args(["-d", "-C", "--no-show-raw-insn"]).arg(program).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The instructions of a function, padding left out. Functions that came out the same share their code, and
/// then only one of them has a name.
fn instructions(disassembly: &str, name: &str) -> Option<usize> {
    let body = disassembly.split_once(&format!("operation::{name}>:\n"))?.1;
    let body = body.split_once("\n\n").map_or(body, |(body, _)| body);
    let is_padding =
        |line: &&str| line.contains("nop") || line.contains("int3") || line.contains("xchg   %ax,%ax");
    Some(body.lines().filter(|line| !is_padding(line)).count())
}
