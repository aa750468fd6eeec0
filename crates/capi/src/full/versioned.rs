//! Structs of the caller's that begin with their size, so that later versions of the library can add fields.
//!
//! ```text
//!           size  fields of an old header   fields of this library   fields of a new header
//! smaller   ████████████████████████████    read as zero
//! larger    ████████████████████████████████████████████████████     must be zero; are written as zero
//! ```

use crate::border::{Border, addresses};
use crate::failure::Failure;
use crate::plain::{Outcome, Plain};
use crate::sudokit_status::*;
use std::mem::MaybeUninit;
use std::ptr;

/// The largest plausible size. One that the caller forgot to set is usually far larger.
const MOST: usize = 4096;

/// A struct whose first field is its size in bytes.
pub(crate) trait Versioned: Plain + Copy {
    /// Its name in C.
    const NAME: &'static str;
}

/// Structs that begin with a field `size`.
macro_rules! versioned {
    ($name:ident) => {
        const _: () = assert!(std::mem::offset_of!($name, size) == 0);
        // SAFETY: It is made of numbers, pointers and arrays of them.
        unsafe impl $crate::plain::Plain for $name {}
        impl $crate::full::versioned::Versioned for $name {
            const NAME: &'static str = stringify!($name);
        }
    };
}

pub(crate) use versioned;

/// A struct of the caller's that is to be filled.
pub(crate) struct Place<'a, T> {
    border: &'a Border,
    place: *mut T,
}

impl<T: Versioned> Place<'_, T> {
    /// Fills the struct, as far as it reaches. Its size stays.
    pub(crate) fn put(self, value: T) {
        self.border.keep();
        // SAFETY: The border has claimed as many bytes as its size says, and handed them to nobody else.
        unsafe { fill(self.place, value) };
    }
}

/// # Safety
/// `place` begins with its size, has that many bytes, and nobody uses them.
unsafe fn fill<T: Versioned>(place: *mut T, value: T) {
    let head = size_of::<usize>();
    // SAFETY: By the contract of this function; the size is at least that of its own field. Padding is
    // copied as it is.
    unsafe {
        let size = place.cast::<usize>().read();
        let known = size.min(size_of::<T>());
        let (from, to) = ((&raw const value).cast::<u8>(), place.cast::<u8>());
        ptr::copy_nonoverlapping(from.add(head), to.add(head), known - head);
        to.add(known).write_bytes(0, size - known);
    }
}

impl Border {
    /// A copy of a struct of the caller's. Fields beyond its size are zero.
    pub(crate) fn versioned<T: Versioned>(&self, pointer: *const T, what: &str) -> Result<T, Failure> {
        let size = self.stated(pointer, false, what)?;
        let known = size.min(size_of::<T>());
        let start = pointer.cast::<u8>();
        // SAFETY: These bytes are claimed.
        if (known..size).any(|place| unsafe { start.add(place).read() } != 0) {
            let why =
                format!("{what}: expected no fields that this library lacks, found some that are not zero");
            return Err(Failure::argument(why));
        }
        let mut copy = MaybeUninit::<T>::zeroed();
        // SAFETY: The bytes are claimed, and any bytes are a valid value.
        Ok(unsafe {
            ptr::copy_nonoverlapping(start, copy.as_mut_ptr().cast(), known);
            copy.assume_init()
        })
    }

    /// A struct of the caller's, to be filled. After a failure it is [`Outcome::FAILED`].
    pub(crate) fn place<T: Versioned + Outcome>(
        &self,
        pointer: *mut T,
        what: &str,
    ) -> Result<Place<'_, T>, Failure> {
        /// # Safety
        /// That of [`fill`].
        unsafe fn overwrite<T: Versioned + Outcome>(place: *mut (), _: usize) {
            // SAFETY: By the contract of this function.
            unsafe { fill(place.cast::<T>(), T::FAILED) };
        }
        self.stated(pointer, true, what)?;
        self.undone(pointer.cast(), 1, overwrite::<T>);
        Ok(Place { border: self, place: pointer })
    }

    /// The size that a struct states, whose bytes are claimed.
    fn stated<T: Versioned>(
        &self,
        pointer: *const T,
        is_written: bool,
        what: &str,
    ) -> Result<usize, Failure> {
        let head = size_of::<usize>();
        addresses(pointer, 1, what)?;
        self.claim(pointer.cast::<usize>(), 1, is_written, what)?;
        // SAFETY: It is aligned, not NULL, and claimed.
        let size = unsafe { pointer.cast::<usize>().read() };
        if size <= head || size > MOST || !size.is_multiple_of(align_of::<T>()) {
            let (name, expected) = (T::NAME, size_of::<T>());
            let why =
                format!("{what}: expected its size to be sizeof({name}), here {expected}, found {size}");
            return Err(Failure::new(SUDOKIT_ARGUMENT, why));
        }
        self.claim(pointer.cast::<u8>().wrapping_add(head), size - head, is_written, what)?;
        Ok(size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::border::enter;
    use crate::sudokit_status;
    use std::ptr::null_mut;

    /// A struct as this library knows it: two numbers.
    #[repr(C)]
    #[derive(Clone, Copy)]
    struct Known {
        size: usize,
        first: u64,
        second: u64,
    }

    versioned!(Known);

    impl Outcome for Known {
        const FAILED: Self = Self { size: 0, first: 8, second: 9 };
    }

    fn ended(body: impl FnOnce(&Border) -> Result<(), Failure>) -> sudokit_status {
        // SAFETY: The tests give pointers to their own memory, with its size.
        unsafe { enter(null_mut(), body) }
    }

    /// A struct of another version, as words.
    fn of<const N: usize>(size: usize) -> [u64; N] {
        let mut words = [7; N];
        words[0] = size as u64;
        words
    }

    #[test]
    #[cfg(target_pointer_width = "64")]
    fn structs_of_other_versions_are_read() {
        let read = |words: &[u64]| {
            let mut found = (0, 0);
            let status = ended(|border| {
                let known = border.versioned(words.as_ptr().cast::<Known>(), "it")?;
                found = (known.first, known.second);
                Ok(())
            });
            (status, found)
        };
        assert_eq!(read(&of::<3>(24)), (SUDOKIT_OK, (7, 7)));
        assert_eq!(read(&of::<2>(16)), (SUDOKIT_OK, (7, 0)));
        assert_eq!(read(&of::<4>(32)), (SUDOKIT_ARGUMENT, (0, 0)));
        assert_eq!(read(&[32, 7, 7, 0]), (SUDOKIT_OK, (7, 7)));
        for nonsense in [0, 8, 17, MOST + 8, usize::MAX] {
            assert_eq!(read(&of::<3>(nonsense)), (SUDOKIT_ARGUMENT, (0, 0)), "{nonsense}");
        }
    }

    #[test]
    #[cfg(target_pointer_width = "64")]
    fn structs_of_other_versions_are_filled() {
        fn filled<const N: usize>(size: usize, fails: bool) -> [u64; N] {
            let mut words = of(size);
            let place = words.as_mut_ptr().cast::<Known>();
            _ = ended(|border| {
                let place = border.place(place, "it")?;
                if fails {
                    return Err(Failure::argument("no"));
                }
                place.put(Known { size: 1, first: 2, second: 3 });
                Ok(())
            });
            words
        }
        assert_eq!(filled(24, false), [24, 2, 3]);
        // The last word is not part of it.
        assert_eq!(filled(16, false), [16, 2, 7]);
        assert_eq!(filled(32, false), [32, 2, 3, 0]);
        assert_eq!(filled(16, true), [16, 8, 7]);
        assert_eq!(filled(32, true), [32, 8, 9, 0]);
        assert_eq!(filled(0, true), [0, 7, 7]);
    }

    #[test]
    fn a_struct_overlaps_nothing_that_is_written() {
        let mut known = Known { size: size_of::<Known>(), first: 1, second: 2 };
        let place = &raw mut known;
        let status = ended(|border| {
            border.versioned(place, "it")?;
            border.one(place.cast::<u64>().wrapping_add(2), "number").map(drop)
        });
        assert_eq!(status, SUDOKIT_OVERLAP);
    }
}
