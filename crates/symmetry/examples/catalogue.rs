//! Takes the census of the catalogue of grids: `src/census.bin`, from nothing.
//!
//! ```sh
//! cargo run --release -p sudokit-symmetry --example catalogue -- census.bin 2
//! ```
//!
//! The number is that of threads. A file that is there is gone on with; a line for each class of bands says how far it is. All
//! 5,472,730,538 grids take about 20 minutes of one core (`bench/RESULTS.md`).

use std::fs::OpenOptions;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use sudokit_symmetry::{Bands, Ranking, Sections, Stretch};

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, threads] = &arguments[..] else {
        return Err(io::Error::other("expected a file and a number of threads"));
    };
    let threads = threads.parse::<usize>().map_err(io::Error::other)?.max(1);
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let (classes, length, mut grids) = whole_classes(&bytes);
    file.set_len(length as u64)?;
    file.seek(SeekFrom::End(0))?;
    let (bands, before, started) = (Bands::new(), grids, Instant::now());
    for band in classes..Bands::COUNT {
        let stretches = Stretch::joined(counts(&bands, band, threads));
        grids += stretches.iter().map(|stretch| stretch.grids).sum::<u64>();
        let mut class = Vec::new();
        write_number(&mut class, stretches.len() as u64);
        for (stretch, number) in stretches.iter().zip(1..) {
            // All but the last are long.
            let least = if number < stretches.len() { Stretch::LONG } else { 0 };
            write_number(&mut class, stretch.sections.into());
            write_number(&mut class, stretch.rows.into());
            write_number(&mut class, stretch.grids - least);
        }
        file.write_all(&class)?;
        let seconds = started.elapsed().as_secs_f64();
        let to_go = seconds * (Ranking::COUNT - grids) as f64 / (grids - before).max(1) as f64;
        println!("band {}: {grids} grids so far; {seconds:.0} s, {to_go:.0} s to go", band + 1);
    }
    Ok(())
}

/// How many grids each fifth row of each section of a class begins.
fn counts(bands: &Bands, band: usize, threads: usize) -> Vec<Vec<u32>> {
    let sections = Sections::new(bands, band);
    let counts: Vec<OnceLock<Vec<u32>>> = sections.list().iter().map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(section) = sections.list().get(place) else { break };
                    counts[place].get_or_init(|| sections.counts(section));
                }
            });
        }
    });
    counts.into_iter().map(|counts| counts.into_inner().expect("every section was counted")).collect()
}

/// How many classes a census has in full, their bytes and their grids.
fn whole_classes(bytes: &[u8]) -> (usize, usize, u64) {
    let (mut whole, mut at) = ((0, 0, 0), 0);
    let mut number = || {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = *bytes.get(at)?;
            at += 1;
            number |= u64::from(byte & 0x7F) << shift;
            shift += 7;
            if byte & 0x80 == 0 {
                return Some((number, at));
            }
        }
    };
    while let Some((stretches, mut end)) = number() {
        let mut grids = 0;
        for stretch in 1..=stretches {
            let (Some(_), Some(_), Some((count, at))) = (number(), number(), number()) else { return whole };
            grids += count + if stretch < stretches { Stretch::LONG } else { 0 };
            end = at;
        }
        whole = (whole.0 + 1, end, whole.2 + grids);
    }
    whole
}

fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number > 0x7F {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}
