//! Gzip files: members one after the other, perhaps with zeros behind them.

use flate2::bufread::GzDecoder;
use std::io::{self, BufRead, BufReader, Read};

/// A gzip file, whose errors name the format.
pub(super) struct Gzip<R: Read> {
    /// The current member. None behind the last one.
    member: Option<GzDecoder<BufReader<R>>>,
}

impl<R: Read> Gzip<R> {
    pub(super) fn new(from: R) -> Self {
        Self { member: Some(GzDecoder::new(BufReader::new(from))) }
    }
}

impl<R: Read> Read for Gzip<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while let Some(member) = &mut self.member {
            let count = member.read(buffer).map_err(damaged)?;
            if count > 0 || buffer.is_empty() {
                return Ok(count);
            }
            let mut rest = self.member.take().expect("it was there").into_inner();
            if is_member(&mut rest)? {
                self.member = Some(GzDecoder::new(rest));
            }
        }
        Ok(0)
    }
}

/// True if another member follows, and false at the end. Zeros fill up blocks of tapes, and mean nothing.
fn is_member(rest: &mut impl BufRead) -> io::Result<bool> {
    let mut is_padded = false;
    loop {
        let bytes = rest.fill_buf()?;
        match bytes.first() {
            None => return Ok(false),
            Some(0) => {
                let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
                rest.consume(zeros);
                is_padded = true;
            }
            // The two bytes with which a member begins, of which the second may not have arrived.
            Some(0x1f) if !is_padded && bytes.get(1).is_none_or(|byte| *byte == 0x8b) => return Ok(true),
            Some(_) => {
                let why = "behind the end of the gzip data are bytes that are not gzip";
                return Err(io::Error::new(io::ErrorKind::InvalidData, why));
            }
        }
    }
}

fn damaged(error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput | io::ErrorKind::UnexpectedEof => {
            io::Error::new(io::ErrorKind::InvalidData, format!("the gzip file is damaged: {error}"))
        }
        _ => error,
    }
}
