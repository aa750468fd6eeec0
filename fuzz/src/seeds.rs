//! Writes the seeds of the fuzz targets: the example of every format, for every target.

use std::path::Path;
use sudokit_formats::Format;

fn main() -> std::io::Result<()> {
    for target in ["parse_anything", "parse_print_roundtrip", "reading_is_bounded"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
        std::fs::create_dir_all(&folder)?;
        for format in Format::ALL {
            std::fs::write(folder.join(format.name()), format.example())?;
        }
    }
    Ok(())
}
