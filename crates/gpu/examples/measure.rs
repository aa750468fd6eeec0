//! The rates of the GPU engine: of its kernels, and from memory to memory, beside a team on all cores.
//!
//! `cargo run --release -p sudokit-gpu --example measure -- PUZZLES FILE...`
//!
//! The puzzles of each file, one a line, are repeated until there are PUZZLES of them. Each set is solved
//! once to warm up, then three times; the best counts. Memory to memory includes packing, both transfers, and
//! the check of each grid. Sweeps and nodes are those of a puzzle.

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};
use sudokit_core::Puzzle;
use sudokit_gpu::Gpu;
use sudokit_solve::Team;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [puzzles, files @ ..] = &arguments[..] else {
        return Err("how many puzzles, of which files?".into());
    };
    let puzzles: usize = puzzles.parse()?;
    let opened = Instant::now();
    let mut gpu = Gpu::new()?;
    println!("{} by {}, opened in {:.2} s", gpu.name(), gpu.interface(), opened.elapsed().as_secs_f64());
    let mut team = Team::new();
    println!("beside it a team of {} threads, {}\n", team.threads(), sudokit_solve::Backend::best());
    println!("puzzles/s               kernel     memory       team   sweeps    nodes   by the CPU");
    for file in files {
        let text = std::fs::read_to_string(file)?;
        let set: Vec<Puzzle> = text.lines().map(str::parse).collect::<Result<_, _>>()?;
        let set: Vec<Puzzle> = set.iter().copied().cycle().take(puzzles).collect();
        let (mut answers, mut expected) = (Vec::new(), Vec::new());
        let (mut kernel, mut memory, mut cpu) = (Duration::MAX, Duration::MAX, Duration::MAX);
        for round in 0..4 {
            let begun = Instant::now();
            gpu.answer(&set, &mut answers, |_| ())?;
            let took = begun.elapsed();
            let begun = Instant::now();
            team.answer(&set, &mut expected, |_| ())?;
            if round > 0 {
                memory = memory.min(took);
                kernel = kernel.min(gpu.spent().kernel.unwrap_or(Duration::MAX));
                cpu = cpu.min(begun.elapsed());
            }
        }
        if let Some(fault) = gpu.fault() {
            return Err(fault.clone().into());
        }
        if answers != expected {
            return Err(format!("{file}: the answers differ").into());
        }
        let rate = |time: Duration| match time {
            Duration::MAX => "-".into(),
            time => format!("{:.0}", puzzles as f64 / time.as_secs_f64()),
        };
        let each = |number: u64| number as f64 / puzzles as f64;
        let name = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        let (kernel, memory, cpu) = (rate(kernel), rate(memory), rate(cpu));
        let spent = gpu.spent();
        println!(
            "{name:19} {kernel:>10} {memory:>10} {cpu:>10} {:8.1} {:8.2} {:12}",
            each(spent.sweeps),
            each(spent.nodes),
            spent.by_cpu
        );
    }
    Ok(())
}
