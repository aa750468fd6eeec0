//! The command line of `sudoku verify`.

use crate::args::ResultArgs;
use crate::show::table::TableFormat;
use clap::{Args, ValueHint};
use std::ffi::OsString;

/// Check proofs and arguments, step by step
///
/// Proofs are what `explain`, `rate --path` and `generate --certificate` write as JSON; arguments are lines
/// written by hand.
/// Each step is checked on the board that the steps before it leave: the pattern must be there, and the
/// changes must follow from it. This uses neither the code that finds steps nor a solver. A second checker,
/// which shares no code with the first, must come to the same verdict.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct VerifyArgs {
    /// Files, or `-` for standard input
    #[arg(value_name = "FILE|-", value_hint = ValueHint::FilePath)]
    pub(super) files: Vec<OsString>,
    #[command(flatten)]
    pub(super) results: ResultArgs<TableFormat>,
}

const HELP: &str = "\
Each proof gets a line. It also says what the proof assumes: digits placed and
candidates removed at the start that do not follow from the givens, and steps
that rely on the givens having only one solution. A solver is asked only whether
the givens and the start have one solution, several or none. If the givens do
not have exactly one, the steps that rely on it do not hold.

Formats:
  line    the verdict in words
  csv     a table with the columns file, line, proof, verdict, steps, empty,
          step, kind, why, givens, start, placed, removed, uniqueness, solved
          and hardest
  ndjson  a line of JSON for each proof
  json    one document: {\"version\":1,\"results\":[...]}

A proof with a certificate also claims which technique is the hardest that its
puzzle needs. The claim holds if each easier technique, searching by itself, has
no step in the position that should be stuck, if the next step is of the hardest
technique, and if no step of the way is harder. Only here the code that finds
steps is used: a gap in it could hide an easier step.

Written by hand, a proof is a position, and below it arguments, a line each,
which are checked one after the other:
  POSITION
  6 truths {r2c35,r37c7,r7c69} 7 links {1r27 3r2c7b9 4r3 8r7} => r9c7<>3
  (4=5)r5c2-(5=4)r5c5 => r5c13<>4
The position may be in any format of one line; that of HoDoKu's library says
which candidates are left. Lines that begin with # are notes, and a name with a
colon may stand first: `MSLS: 16 truths ...`.

Truths and links: in braces stand cells, r1c12, and digits in houses, 3r1 or
3r14b2; 1n12 for r1c12 and capitals, as Xsudo has them, are the same. 3*2r4
counts three times. The numbers before the braces may be left out. `sudoku
techniques rank` tells when an argument is sound.

Other notations, which only the second checker knows: Eureka; the chains of
HoDoKu, `r1c6 =6= r1c4 -6- r5c4 =6= r5c6`; chains of SudoRules, `whip[2]:
r7c6{n7 n2} - r9c5{n2 .}`; almost locked sets, `A=r1c1 {18}, B=r23c1 {189}`,
in chains `(4=7)r1c235` and `-4- ALS:r1c235 -7-`; exocets, `base r8c12 targets
r9c5 r7c8`, weak ones with suppositions, `weak 3 (r8c1=3; r5c2=3)`; suppositions
by themselves, `r1c3=7; (r5c5=3; r5c6=1) r5c5<>3; r7c2=9`; tridagons and other
cells that digits cannot fill, `Tridagon: 1,3,6 in r1c49,...`; and OR-relations.
docs/proofs.md has an example of each. What `steps` and `explain` print for
these can be read back, except contradictions with locked candidates or subsets
and OR-relations of deadly patterns and BUGs.

A proof or an argument that cannot be read has the verdict \"unread\". The
arguments before it are checked; those behind it are not, as they may need it.

Anybody may have written a proof, so a record has at most 8 MiB, the check of a
step takes at most 50 million looks at a cell or candidate, and that of a proof
at most a thousand million; the second check a fifth of that. More is refused,
and the next record is read.

Exit code 1: some step does not hold, or some start has no solution, or an input
has no proof. Exit code 2: something could not be read.

Examples:
  sudoku explain --format ndjson puzzles.txt > proofs.ndjson
  sudoku verify proofs.ndjson";
