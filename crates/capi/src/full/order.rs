//! Orders of puzzles as a struct, for C without JSON.

use crate::border::Border;
use crate::failure::Failure;
use crate::full::memory::expect_memory;
use crate::full::versioned::versioned;
use crate::plain::Plain;
use crate::sudokit_status::*;
use serde_json::{Map, Value, json};
use std::ffi::c_char;
use sudokit::{Measure, Puzzle};
use sudokit_request::{Order, Part};

/// The least and the greatest rating on a scale, for an order.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sudokit_rating_range {
    /// The name of the scale, with a zero at the end, such as `se` or `hodoku`: one of the `measures` of the
    /// task `names`.
    pub scale: *const c_char,
    /// The least rating.
    pub least: f64,
    /// The greatest rating.
    pub most: f64,
}

// SAFETY: Any bytes are a pointer and two numbers.
unsafe impl Plain for sudokit_rating_range {}

/// An order of puzzles, in a struct of the caller's, which is only read. Zero it and set `size` first: zero,
/// NULL and empty texts are no requirement. Puzzles fulfil all requirements. Texts end with a zero. The task
/// `names` of `sudokit_call` lists the names.
///
/// ```c
/// sudokit_order order = {.size = sizeof order, .level = "hard", .symmetry = "half-turn"};
/// order.without_techniques = "x-wing, swordfish";
/// ```
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sudokit_order {
    /// `sizeof(sudokit_order)`.
    pub size: usize,
    /// The level of difficulty: `beginner`, `easy`, `medium`, `hard`, `expert`, `master`.
    pub level: *const c_char,
    /// The symmetry of the cells of the givens: `half-turn`, `diagonal` and so on.
    pub symmetry: *const c_char,
    /// The hardest technique, by any of its names: everything easier gets stuck, and with this technique the
    /// puzzles are solved.
    pub hardest: *const c_char,
    /// Techniques that the path to the solution needs, with commas between them.
    pub with_techniques: *const c_char,
    /// Techniques that the path must not contain, with commas between them.
    pub without_techniques: *const c_char,
    /// The product: `puzzles`, which is the default, `grids`, or samples of all minimal puzzles: `top-down`,
    /// `controlled-bias`. The task `generate` of `sudokit_call` has their weights.
    pub product: *const c_char,
    /// The cells of the givens, and no others: 81 characters, with `.` or `0` for the other cells.
    pub pattern: *const c_char,
    /// Givens that every puzzle has: those of a puzzle in any format.
    pub containing: *const c_char,
    /// The least number of givens. With neither this nor `most_givens`, puzzles are minimal.
    pub least_givens: u32,
    /// The greatest number of givens. 0: 81, if there is a least one.
    pub most_givens: u32,
    /// Ranges of ratings, one for each scale.
    pub ratings: *const sudokit_rating_range,
    /// The number of ranges.
    pub ratings_length: usize,
    /// Puzzles to begin at instead of random grids, 81 bytes each, as for `sudokit_solve_many`.
    pub start: *const u8,
    /// The number of these puzzles.
    pub start_count: usize,
    /// Puzzles whose isomorphs are left out, 81 bytes each. Isomorphs of earlier puzzles are left out, too.
    pub not_in: *const u8,
    /// The number of these puzzles.
    pub not_in_count: usize,
    /// Give up after this many failed attempts in a row. 0: a million, or a hundred million for
    /// `controlled-bias`.
    pub tries: u32,
    /// Not 0 to leave out isomorphs of earlier puzzles.
    pub distinct: i32,
}

versioned!(sudokit_order);

impl sudokit_order {
    /// Reads an order; any minimal puzzles for NULL.
    pub(crate) fn read(border: &Border, order: *const Self) -> Result<Order, Failure> {
        if order.is_null() {
            return Ok(Order::read(json!({}))?);
        }
        let order = border.versioned(order, "order")?;
        let mut read = Order::read(Value::Object(order.fields(border)?))?;
        if order.start_count > 0 {
            read.start = Some(puzzles(border, order.start, order.start_count, "start")?);
        }
        read.not_in = puzzles(border, order.not_in, order.not_in_count, "not_in")?;
        Ok(read)
    }

    /// The fields of the request `generate`, but for those with very many puzzles.
    fn fields(&self, border: &Border) -> Result<Map<String, Value>, Failure> {
        let mut fields = Map::new();
        let mut add = |name: &str, value: Value| _ = fields.insert(name.to_owned(), value);
        for (name, text) in [
            ("level", self.level),
            ("symmetry", self.symmetry),
            ("hardest", self.hardest),
            ("product", self.product),
            ("pattern", self.pattern),
            ("containing", self.containing),
        ] {
            if let Some(text) = border.terminated(text, name)? {
                add(name, text.into());
            }
        }
        for (name, list) in
            [("with_techniques", self.with_techniques), ("without_techniques", self.without_techniques)]
        {
            if let Some(list) = border.terminated(list, name)? {
                add(name, list.split(',').map(str::trim).collect());
            }
        }
        match (self.least_givens, self.most_givens) {
            (0, 0) => {}
            (least, 0) => add("givens", json!([least, 81])),
            (least, most) => add("givens", json!([least, most])),
        }
        if self.tries > 0 {
            add("tries", self.tries.into());
        }
        add("distinct", (self.distinct != 0).into());
        add("rating", self.ranges(border)?.into());
        Ok(fields)
    }

    fn ranges(&self, border: &Border) -> Result<Map<String, Value>, Failure> {
        let (most, found) = (Measure::ALL.len(), self.ratings_length);
        if found > most {
            return Err(Failure::argument(format!("ratings: expected up to {most} ranges, found {found}")));
        }
        let mut ranges = Map::new();
        for range in border.read(self.ratings, found, "ratings")? {
            let scale = border.terminated(range.scale, "the scale of a rating")?.unwrap_or_default();
            if ranges.insert(scale.to_owned(), json!([range.least, range.most])).is_some() {
                return Err(Failure::argument(format!(
                    "ratings: expected each scale once, found '{scale}' twice"
                )));
            }
        }
        Ok(ranges)
    }
}

/// Puzzles of 81 bytes: characters, or numbers from 0 to 9.
fn puzzles(border: &Border, grids: *const u8, count: usize, what: &str) -> Result<Vec<Puzzle>, Failure> {
    /// The bytes of memory that a puzzle takes: here, in an order, and as a canonical form in a set.
    const BYTES: usize = 512;
    let grids = border.read(grids.cast::<[u8; 81]>(), count, what)?;
    expect_memory(count.checked_mul(BYTES))?;
    let puzzle = |(index, grid): (usize, &[u8; 81])| {
        let puzzle = Puzzle::from_line(grid);
        let puzzle = puzzle.or_else(|why| Puzzle::from_bytes(grid).copied().map_err(|_| why));
        puzzle.map_err(|why| Failure::new(SUDOKIT_TEXT, format!("{what}, puzzle {}: {why}", index + 1)))
    };
    grids.iter().enumerate().map(puzzle).collect()
}
