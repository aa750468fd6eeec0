//! Base 32 of sudoku.coach: five bits a digit, `0-9a-v`, high bits first, without padding.

/// Encodes bytes.
pub(super) fn encode(bytes: &[u8]) -> String {
    let (mut out, mut bits, mut held) = (String::new(), 0_u32, 0);
    for byte in bytes {
        (bits, held) = (bits << 8 | u32::from(*byte), held + 8);
        while held >= 5 {
            held -= 5;
            out.push(digit(bits >> held));
        }
    }
    if held > 0 {
        out.push(digit(bits << (5 - held)));
    }
    out
}

/// Decodes digits of either case; `None` if there is another character. Bits after the last whole byte are
/// dropped: the site's encoder does not clear them.
pub(super) fn decode(digits: &str) -> Option<Vec<u8>> {
    let (mut out, mut bits, mut held) = (Vec::new(), 0_u32, 0);
    for digit in digits.chars() {
        (bits, held) = (bits << 5 | digit.to_digit(32)?, held + 5);
        if held >= 8 {
            held -= 8;
            out.push((bits >> held) as u8);
        }
    }
    Some(out)
}

fn digit(bits: u32) -> char {
    char::from_digit(bits & 31, 32).expect("five bits are a digit")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_the_digits_that_the_rfc_has_for_them() {
        // RFC 4648, section 10, without padding and in small letters.
        let known =
            [("f", "co"), ("fo", "cpng"), ("foo", "cpnmu"), ("foob", "cpnmuog"), ("fooba", "cpnmuoj1")];
        for (bytes, digits) in known {
            assert_eq!(encode(bytes.as_bytes()), digits);
            assert_eq!(decode(digits).as_deref(), Some(bytes.as_bytes()));
            assert_eq!(decode(&digits.to_uppercase()).as_deref(), Some(bytes.as_bytes()));
        }
        assert_eq!((encode(b""), decode("")), (String::new(), Some(Vec::new())));
    }

    #[test]
    fn other_characters_are_refused() {
        for text in ["w", "z0", "-", "0 1", "é0"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
