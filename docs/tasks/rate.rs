use sudokit::{Grade, Scale};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let entry =
        sudokit::read("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5")?;
    if let Grade::Hodoku(rating) = sudokit::rate(&entry, Scale::Hodoku)?.grade {
        println!("{},{}", rating.level, rating.score);
    }
    Ok(())
}
