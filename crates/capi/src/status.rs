//! The status of a call.

use std::ffi::{CStr, c_char};

/// The status of a call. Numbers never change their meaning.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum sudokit_status {
    /// Success: results are written.
    SUDOKIT_OK = 0,
    /// A pointer must not be NULL.
    SUDOKIT_NULL = 1,
    /// A pointer is not aligned for its type.
    SUDOKIT_MISALIGNED = 2,
    /// Memory that is written overlaps other memory of the same call.
    SUDOKIT_OVERLAP = 3,
    /// A buffer is too short for its contents.
    SUDOKIT_BUFFER = 4,
    /// A length is no multiple of 81, does not fit the others, or is impossible.
    SUDOKIT_LENGTH = 5,
    /// Another argument is not what was expected.
    SUDOKIT_ARGUMENT = 6,
    /// The call was cancelled: by its flag, by its time or by its callback.
    SUDOKIT_CANCELLED = 7,
    /// A bug in the library. Free the handles of the call, and do not use them again.
    SUDOKIT_BUG = 8,
    /// There is not enough memory for so much data.
    SUDOKIT_MEMORY = 9,
    /// A text is no puzzle. The error says where.
    SUDOKIT_TEXT = 16,
    /// A text is not the name of a format.
    SUDOKIT_FORMAT = 17,
    /// A text is not a known name, such as that of a scale or a canonical form.
    SUDOKIT_NAME = 18,
    /// A puzzle contradicts itself visibly, for a call that needs a board.
    SUDOKIT_BOARD = 19,
    /// A puzzle does not have exactly one solution, for a call that needs it.
    SUDOKIT_SOLUTION = 20,
    /// A wish contradicts itself.
    SUDOKIT_WISH = 21,
    /// A step of a proof does not hold.
    SUDOKIT_PROOF = 22,
    /// A picture in which no puzzle can be read.
    SUDOKIT_PHOTO = 23,
}

impl sudokit_status {
    /// All statuses with their words.
    pub const ALL: [(Self, &'static CStr); 18] = [
        (Self::SUDOKIT_OK, c"ok"),
        (Self::SUDOKIT_NULL, c"null"),
        (Self::SUDOKIT_MISALIGNED, c"misaligned"),
        (Self::SUDOKIT_OVERLAP, c"overlap"),
        (Self::SUDOKIT_BUFFER, c"buffer"),
        (Self::SUDOKIT_LENGTH, c"length"),
        (Self::SUDOKIT_ARGUMENT, c"argument"),
        (Self::SUDOKIT_CANCELLED, c"cancelled"),
        (Self::SUDOKIT_BUG, c"bug"),
        (Self::SUDOKIT_MEMORY, c"memory"),
        (Self::SUDOKIT_TEXT, c"text"),
        (Self::SUDOKIT_FORMAT, c"format"),
        (Self::SUDOKIT_NAME, c"name"),
        (Self::SUDOKIT_BOARD, c"board"),
        (Self::SUDOKIT_SOLUTION, c"solution"),
        (Self::SUDOKIT_WISH, c"wish"),
        (Self::SUDOKIT_PROOF, c"proof"),
        (Self::SUDOKIT_PHOTO, c"photo"),
    ];
}

/// Returns the word for a status: `ok`, `null`, `text` and so on; `unknown` for other numbers. It lives as
/// long as the library and must not be freed.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_status_name(status: i32) -> *const c_char {
    let known = sudokit_status::ALL.iter().find(|(known, _)| *known as i32 == status);
    known.map_or(c"unknown", |(_, word)| word).as_ptr()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use sudokit::Error;

    #[test]
    fn each_has_a_word_of_its_own() {
        let words: BTreeSet<_> = sudokit_status::ALL.iter().map(|(_, word)| word).collect();
        let numbers: BTreeSet<_> = sudokit_status::ALL.iter().map(|(status, _)| *status as i32).collect();
        assert_eq!((words.len(), numbers.len()), (sudokit_status::ALL.len(), sudokit_status::ALL.len()));
    }

    #[test]
    fn words_are_those_of_the_face_where_it_has_them() {
        let of_the_face = ["cancelled", "text", "format", "name", "board", "solution", "wish", "proof"];
        for word in of_the_face {
            assert!(Error::CODES.contains(&word), "{word}");
            assert!(sudokit_status::ALL.iter().any(|(_, known)| known.to_str() == Ok(word)), "{word}");
        }
    }
}
