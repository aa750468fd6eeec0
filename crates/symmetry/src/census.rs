//! The census of the catalogue: the lengths of its stretches, and their form as bytes.
//!
//! For each class in order the number of its stretches, and for each stretch the numbers of its sections,
//! rows and grids, all as LEB128: seven bits a byte, the lowest first; the eighth bit is set if more follow.
//! Grids are counted from [`Stretch::LONG`] on, except in the last stretch of a class.

use crate::stretch::Stretch;

/// The stretches of the first classes, or of all.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct Census {
    pub(crate) classes: Vec<Vec<Stretch>>,
}

impl Census {
    /// Made by `examples/catalogue.rs`.
    #[cfg(feature = "census")]
    const BYTES: &[u8] = include_bytes!("census.bin");

    /// The census of the whole catalogue.
    #[cfg(feature = "census")]
    pub(crate) fn whole() -> Self {
        Self::read(Self::BYTES).0
    }

    /// Reads the classes that are complete, and returns their length in bytes.
    pub fn read(bytes: &[u8]) -> (Self, usize) {
        let (mut census, mut rest) = (Self::default(), bytes);
        loop {
            let mut class = rest;
            let Some(stretches) = read_class(&mut class) else {
                return (census, bytes.len() - rest.len());
            };
            census.classes.push(stretches);
            rest = class;
        }
    }

    /// Adds a class whose sections have these [`counts`](crate::Sections::counts). Returns its bytes.
    pub fn add(&mut self, counts: impl IntoIterator<Item = Vec<u32>>) -> Vec<u8> {
        let stretches = Stretch::joined(counts);
        let mut bytes = Vec::new();
        write_number(&mut bytes, stretches.len() as u64);
        for (stretch, number) in stretches.iter().zip(1..) {
            write_number(&mut bytes, stretch.sections.into());
            write_number(&mut bytes, stretch.rows.into());
            write_number(&mut bytes, stretch.grids - least(number, stretches.len()));
        }
        self.classes.push(stretches);
        bytes
    }

    /// Number of classes.
    pub fn classes(&self) -> usize {
        self.classes.len()
    }

    /// Number of grids.
    pub fn grids(&self) -> u64 {
        self.classes.iter().flatten().map(|stretch| stretch.grids).sum()
    }
}

/// The least length of a stretch, counted from 1: all but the last are long.
fn least(number: usize, count: usize) -> u64 {
    if number < count { Stretch::LONG } else { 0 }
}

fn read_class(bytes: &mut &[u8]) -> Option<Vec<Stretch>> {
    let count = read_number(bytes)? as usize;
    let stretch = |number| {
        Some(Stretch {
            sections: read_number(bytes)?,
            rows: read_number(bytes)?,
            grids: u64::from(read_number(bytes)?) + least(number, count),
        })
    };
    (1..=count).map(stretch).collect()
}

fn read_number(bytes: &mut &[u8]) -> Option<u32> {
    let (mut number, mut shift) = (0, 0);
    loop {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u32::from(byte & 0x7F).checked_shl(shift)?;
        shift += 7;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
}

fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number > 0x7F {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bands, Ranking, Sections};

    /// By Burnside's lemma there are 5,472,730,538 classes (Ed Russell and Frazer Jarvis, 2006). The census
    /// counted them one by one.
    #[test]
    fn the_census_counts_all_grids() {
        assert_eq!(Census::whole().classes(), Bands::COUNT);
        assert_eq!(Census::whole().grids(), Ranking::COUNT);
    }

    fn take_again(classes: impl IntoIterator<Item = usize>) {
        let (bands, whole) = (Bands::new(), Census::whole());
        for class in classes {
            let sections = Sections::new(&bands, class);
            let mut census = Census::default();
            let bytes = census.add(sections.list().iter().map(|section| sections.counts(section)));
            assert_eq!(census.classes[0], whole.classes[class], "{class}");
            assert_eq!(Census::read(&bytes).0.classes, census.classes, "{class}");
        }
    }

    /// Some classes that begin few grids, counted again.
    #[test]
    fn the_census_can_be_taken_again() {
        take_again([394, 406, 415]);
    }

    #[test]
    #[ignore = "20 minutes of counting"]
    fn the_whole_census_can_be_taken_again() {
        take_again(0..Bands::COUNT);
    }

    #[test]
    fn an_incomplete_class_is_left_out() {
        let (bytes, whole) = (Census::BYTES, Census::whole());
        for length in [0, 1, 100, bytes.len() / 2, bytes.len() - 1] {
            let (census, read) = Census::read(&bytes[..length]);
            assert!(read <= length && census.classes() < Bands::COUNT);
            assert_eq!(census.classes, whole.classes[..census.classes()]);
            assert_eq!(Census::read(&bytes[..read]).1, read);
        }
    }
}
