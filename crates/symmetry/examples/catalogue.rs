//! Takes the census of the catalogue of grids: `src/census.bin`, from nothing.
//!
//! ```sh
//! cargo run --release -p sudokit-symmetry --example catalogue -- census.bin 2
//! ```
//!
//! The number is that of threads. An existing file is continued; a line for each class of bands shows the
//! progress. All 5,472,730,538 grids take about 20 core minutes (`bench/RESULTS.md`).

use std::fs::OpenOptions;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use sudokit_symmetry::{Bands, Census, Ranking, Sections};

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path, threads] = &arguments[..] else {
        return Err(io::Error::other("expected a file and a number of threads"));
    };
    let threads = threads.parse::<usize>().map_err(io::Error::other)?.max(1);
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let (mut census, length) = Census::read(&bytes);
    file.set_len(length as u64)?;
    file.seek(SeekFrom::End(0))?;
    let (bands, before, started) = (Bands::new(), census.grids(), Instant::now());
    for band in census.classes()..Bands::COUNT {
        file.write_all(&census.add(counts(&bands, band, threads)))?;
        let (grids, seconds) = (census.grids(), started.elapsed().as_secs_f64());
        let to_go = seconds * (Ranking::COUNT - grids) as f64 / (grids - before).max(1) as f64;
        println!("band {}: {grids} grids so far; {seconds:.0} s, {to_go:.0} s to go", band + 1);
    }
    Ok(())
}

/// Number of grids of each fifth row of each section of a class.
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
