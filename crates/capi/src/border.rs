//! The border to C: checks every pointer and catches every panic.
//!
//! A call gives its pointers to a [`Border`], which makes slices that live as long as the call. It keeps a
//! list of them, so that memory that is written overlaps no other, and so that results are defined when the
//! call fails.

use crate::failure::Failure;
use crate::plain::{Outcome, Plain};
use crate::read;
use crate::sudokit_error;
use crate::sudokit_status::{self, *};
use std::cell::RefCell;
use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::slice;
use sudokit::Entry;

/// The memory of a call.
pub(crate) struct Border {
    /// The address of the error; 0 for none.
    error: usize,
    pieces: RefCell<Pieces>,
}

/// The number of pieces on the stack: solving one puzzle can take less time than an allocation.
const FEW: usize = 12;

/// The pieces of memory.
struct Pieces {
    count: usize,
    few: [Piece; FEW],
    /// The others.
    more: Vec<Piece>,
    /// True if the error overlaps other memory of the call.
    takes_error: bool,
    /// True if some memory overlaps other memory of the call.
    overlap: bool,
    /// True if results stay as they are even if the call fails.
    keeps: bool,
}

#[derive(Clone, Copy)]
struct Piece {
    start: usize,
    end: usize,
    is_written: bool,
    result: Option<Undone>,
}

/// A result, and how it is overwritten after a failure.
#[derive(Clone, Copy)]
struct Undone {
    place: *mut (),
    length: usize,
    /// # Safety
    /// `place` has `length` elements of the type that this was made for, and nobody uses them.
    overwrite: unsafe fn(place: *mut (), length: usize),
}

/// Runs the body of a call, returns its status, and fills in the error if there is one. Nothing unwinds
/// beyond it.
///
/// # Safety
/// Each pointer that `body` gives to the border is NULL, or points to as many elements as `body` says. During
/// the call no other thread writes them, or reads those that are written. Pointers to handles come from the
/// functions that make them, structs with a size have as many bytes, and texts without a length end with a
/// zero. `error` is NULL, or points to one element.
pub(crate) unsafe fn enter(
    error: *mut sudokit_error,
    body: impl FnOnce(&Border) -> Result<(), Failure>,
) -> sudokit_status {
    if !error.is_aligned() {
        return SUDOKIT_MISALIGNED;
    }
    let border = Border::new(error.addr());
    let ended = catch_unwind(AssertUnwindSafe(|| {
        border.claim(error, usize::from(!error.is_null()), true, "error")?;
        body(&border)
    }));
    let ended = ended.unwrap_or_else(|panic| Err(Failure::bug(&*panic)));
    if let Err(failure) = &ended {
        border.undo(failure.status());
    }
    if !error.is_null() && !border.pieces.borrow().takes_error {
        let told = ended.as_ref().map_or_else(Failure::told, |()| sudokit_error::NONE);
        // SAFETY: It is aligned, and points to one element, perhaps uninitialised: it is written without a
        // read.
        unsafe { error.write(told) };
    }
    ended.map_or_else(|failure| failure.status(), |()| SUDOKIT_OK)
}

/// The body of a function that C calls.
macro_rules! call {
    ($error:ident, |$border:ident| $body:expr) => {{
        let body = |$border: &$crate::border::Border| -> Result<(), $crate::failure::Failure> { $body };
        // SAFETY: The caller upholds the contract in sudokit.h, which is that of `enter`.
        unsafe { $crate::border::enter($error, body) }
    }};
}

pub(crate) use call;

impl Border {
    const fn new(error: usize) -> Self {
        let nothing = Piece { start: 0, end: 0, is_written: false, result: None };
        Self {
            error,
            pieces: RefCell::new(Pieces {
                count: 0,
                few: [nothing; FEW],
                more: Vec::new(),
                takes_error: false,
                overlap: false,
                keeps: false,
            }),
        }
    }

    /// From now on, results stay as they are even if the call fails: those written so far are valid.
    pub(crate) fn keep(&self) {
        self.pieces.borrow_mut().keeps = true;
    }

    /// Overwrites the results of a call that has failed.
    fn undo(&self, status: sudokit_status) {
        let pieces = self.pieces.borrow();
        // Memory that overlaps a result may be an argument.
        if pieces.keeps || pieces.overlap {
            return;
        }
        let results = pieces.all().filter_map(|piece| piece.result);
        // An array whose length is wrong may have fewer elements.
        let results = results.filter(|result| result.length == 1 || status != SUDOKIT_LENGTH);
        for Undone { place, length, overwrite } in results {
            // SAFETY: It was claimed with this type and length, and the body that had it has ended.
            unsafe { overwrite(place, length) };
        }
    }

    /// The caller's elements, to be read.
    pub(crate) fn read<T: Plain>(
        &self,
        pointer: *const T,
        length: usize,
        what: &str,
    ) -> Result<&[T], Failure> {
        self.claim(pointer, length, false, what)?;
        if length == 0 {
            return Ok(&[]);
        }
        // SAFETY: It is aligned, not NULL, of a possible length, and by the contract of `enter` points to so
        // many elements that no other thread writes. The border does not write them either: that would
        // overlap.
        Ok(unsafe { slice::from_raw_parts(pointer, length) })
    }

    /// The caller's elements, to be written.
    #[expect(clippy::mut_from_ref, reason = "it is the caller's, and no piece is handed out twice")]
    pub(crate) fn write<T: Plain>(
        &self,
        pointer: *mut T,
        length: usize,
        what: &str,
    ) -> Result<&mut [T], Failure> {
        self.claim(pointer, length, true, what)?;
        if length == 0 {
            return Ok(&mut []);
        }
        // SAFETY: As above, and the piece overlaps no other.
        Ok(unsafe { slice::from_raw_parts_mut(pointer, length) })
    }

    /// The caller's elements, to be written. After a failure each is [`Outcome::FAILED`].
    pub(crate) fn results<T: Outcome>(
        &self,
        pointer: *mut T,
        length: usize,
        what: &str,
    ) -> Result<&mut [T], Failure> {
        /// # Safety
        /// `place` has `length` elements of this type, and nobody uses them.
        unsafe fn overwrite<T: Outcome>(place: *mut (), length: usize) {
            // SAFETY: By the contract of this function.
            unsafe { slice::from_raw_parts_mut(place.cast::<T>(), length) }.fill(T::FAILED);
        }
        let elements = self.write(pointer, length, what)?;
        self.undone(pointer.cast(), length, overwrite::<T>);
        Ok(elements)
    }

    /// The caller's room for a text with a zero at its end. After a failure it has an empty text.
    pub(crate) fn room(
        &self,
        pointer: *mut c_char,
        capacity: usize,
        what: &str,
    ) -> Result<&mut [u8], Failure> {
        /// # Safety
        /// `place` is one byte, and nobody uses it.
        unsafe fn overwrite(place: *mut (), _: usize) {
            // SAFETY: By the contract of this function.
            unsafe { place.cast::<u8>().write(0) };
        }
        let room = self.write(pointer.cast(), capacity, what)?;
        if capacity > 0 {
            self.undone(pointer.cast(), 1, overwrite);
        }
        Ok(room)
    }

    /// Says how the piece that was claimed last is overwritten after a failure. An empty one was not claimed.
    pub(crate) fn undone(&self, place: *mut (), length: usize, overwrite: unsafe fn(*mut (), usize)) {
        if length > 0 {
            let mut pieces = self.pieces.borrow_mut();
            pieces.last().result = Some(Undone { place, length, overwrite });
        }
    }

    /// One element of the caller's, to be written. After a failure it is [`Outcome::FAILED`].
    pub(crate) fn one<T: Outcome>(&self, pointer: *mut T, what: &str) -> Result<&mut T, Failure> {
        Ok(&mut self.results(pointer, 1, what)?[0])
    }

    /// The characters of a text.
    pub(crate) fn bytes(&self, text: *const c_char, length: usize, what: &str) -> Result<&[u8], Failure> {
        self.read(text.cast(), length, what)
    }

    /// A puzzle or a game in a format that the library reads.
    pub(crate) fn entry(&self, text: *const c_char, length: usize, what: &str) -> Result<Entry, Failure> {
        read::entry(self.bytes(text, length, what)?)
    }

    /// A handle that other threads may share.
    pub(crate) fn shared<T: Sync>(&self, handle: *const T, what: &str) -> Result<&T, Failure> {
        self.claim(handle, 1, false, what)?;
        // SAFETY: It is aligned and not NULL, and by the contract of `enter` the library made it and has not
        // freed it.
        Ok(unsafe { &*handle })
    }

    /// A handle for exclusive use.
    #[expect(clippy::mut_from_ref, reason = "it is the caller's, and no piece is handed out twice")]
    pub(crate) fn handle<T>(&self, handle: *mut T, what: &str) -> Result<&mut T, Failure> {
        self.claim(handle, 1, true, what)?;
        // SAFETY: As above, and by the contract of `enter` no other thread uses it.
        Ok(unsafe { &mut *handle })
    }

    /// Adds a piece of memory, unless it is impossible.
    pub(crate) fn claim<T>(
        &self,
        pointer: *const T,
        length: usize,
        is_written: bool,
        what: &str,
    ) -> Result<(), Failure> {
        if length == 0 {
            return Ok(());
        }
        let (start, end) = addresses(pointer, length, what)?;
        let mut pieces = self.pieces.borrow_mut();
        let piece = Piece { start, end, is_written, result: None };
        let other = pieces.all().find(|other| piece.collides(**other)).copied();
        if let Some(other) = other {
            pieces.takes_error = other.start == self.error;
            pieces.overlap = true;
            let why = format!("{what}: expected memory of its own, found some that overlaps other arguments");
            return Err(Failure::new(SUDOKIT_OVERLAP, why));
        }
        pieces.push(piece);
        Ok(())
    }
}

/// The start and the end of this many elements, if they can be in memory.
pub(crate) fn addresses<T>(pointer: *const T, length: usize, what: &str) -> Result<(usize, usize), Failure> {
    if pointer.is_null() {
        return Err(Failure::new(SUDOKIT_NULL, format!("{what}: expected a pointer, found NULL")));
    }
    let start = pointer.addr();
    if !pointer.is_aligned() {
        let expected = align_of::<T>();
        let why = format!("{what}: expected an address that is a multiple of {expected}, found {start:#x}");
        return Err(Failure::new(SUDOKIT_MISALIGNED, why));
    }
    let size = length.checked_mul(size_of::<T>()).filter(|size| isize::try_from(*size).is_ok());
    size.and_then(|size| Some((start, start.checked_add(size)?))).ok_or_else(|| {
        let why = format!("{what}: no memory has {length} elements of {} bytes there", size_of::<T>());
        Failure::new(SUDOKIT_LENGTH, why)
    })
}

impl Pieces {
    fn all(&self) -> impl Iterator<Item = &Piece> {
        self.few[..self.count.min(FEW)].iter().chain(&self.more)
    }

    fn push(&mut self, piece: Piece) {
        match self.few.get_mut(self.count) {
            Some(place) => *place = piece,
            None => self.more.push(piece),
        }
        self.count += 1;
    }

    /// The one that was added last.
    fn last(&mut self) -> &mut Piece {
        self.more.last_mut().unwrap_or(&mut self.few[self.count.min(FEW) - 1])
    }
}

impl Piece {
    const fn collides(self, other: Self) -> bool {
        (self.is_written || other.is_written) && self.start < other.end && other.start < self.end
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ptr;

    fn ended(body: impl FnOnce(&Border) -> Result<(), Failure>) -> sudokit_status {
        // SAFETY: The tests give pointers to their own memory, or pointers that are never followed.
        unsafe { enter(ptr::null_mut(), body) }
    }

    /// The status of a claim.
    fn claimed<T>(pointer: *const T, length: usize) -> sudokit_status {
        ended(|border| border.claim(pointer, length, false, "it"))
    }

    #[test]
    fn panics_end_at_the_border() {
        let mut error = sudokit_error::NONE;
        let body = |_: &Border| panic!("cell {}", 81);
        // SAFETY: The error is one.
        let status = unsafe { enter(&raw mut error, body) };
        assert_eq!((status, error.status), (SUDOKIT_BUG, SUDOKIT_BUG));
        let said: String = error.message.iter().map(|byte| char::from(*byte as u8)).collect();
        assert_eq!(said.trim_end_matches('\0'), "a bug in the library: cell 81");
    }

    #[test]
    fn an_error_that_is_part_of_a_buffer_is_left_alone() {
        let mut error = Failure::argument("an old one").told();
        let place = &raw mut error;
        // SAFETY: The error is one, and nothing else is written.
        let status =
            unsafe { enter(place, |border| border.write(place.cast::<u8>(), 4, "buffer").map(drop)) };
        assert_eq!((status, error.status), (SUDOKIT_OVERLAP, SUDOKIT_ARGUMENT));
    }

    #[test]
    fn an_error_is_written_even_when_all_is_well() {
        let mut error = Failure::argument("an old one").told();
        // SAFETY: The error is one.
        assert_eq!(unsafe { enter(&raw mut error, |_| Ok(())) }, SUDOKIT_OK);
        assert_eq!((error.status, error.message[0]), (SUDOKIT_OK, 0));
    }

    #[test]
    fn pointers_are_looked_at_before_they_are_followed() {
        let memory = [0_u64; 4];
        let inside = memory.as_ptr();
        assert_eq!(claimed(inside, 4), SUDOKIT_OK);
        assert_eq!(claimed(ptr::null::<u64>(), 1), SUDOKIT_NULL);
        assert_eq!(claimed(ptr::null::<u64>(), 0), SUDOKIT_OK);
        assert_eq!(claimed(inside.wrapping_byte_add(4), 1), SUDOKIT_MISALIGNED);
        for too_many in [usize::MAX, usize::MAX / 8, isize::MAX as usize / 8 + 1] {
            assert_eq!(claimed(inside, too_many), SUDOKIT_LENGTH);
        }
        // Near the end of the address space even a short length is too long.
        assert_eq!(claimed(ptr::without_provenance::<u8>(usize::MAX - 3), 8), SUDOKIT_LENGTH);
    }

    #[test]
    fn what_is_written_overlaps_nothing() {
        let mut memory = [0_u8; 10];
        let start = memory.as_mut_ptr();
        for (first, second, read_both, status) in [
            ((0, 5), (5, 5), false, SUDOKIT_OK),
            ((5, 5), (0, 5), false, SUDOKIT_OK),
            ((0, 6), (5, 5), false, SUDOKIT_OVERLAP),
            ((5, 5), (0, 6), false, SUDOKIT_OVERLAP),
            ((2, 2), (0, 10), false, SUDOKIT_OVERLAP),
            ((2, 2), (0, 10), true, SUDOKIT_OK),
            // An empty piece overlaps nothing.
            ((2, 0), (0, 10), false, SUDOKIT_OK),
        ] {
            let at = |place: usize| start.wrapping_add(place);
            let written_second = ended(|border| {
                border.claim(at(first.0), first.1, false, "first")?;
                border.claim(at(second.0), second.1, !read_both, "second")
            });
            let written_first = ended(|border| {
                border.claim(at(first.0), first.1, !read_both, "first")?;
                border.claim(at(second.0), second.1, false, "second")
            });
            assert_eq!((written_first, written_second), (status, status), "{first:?} {second:?}");
        }
    }

    #[test]
    fn results_are_defined_after_a_failure() {
        let (mut count, mut made, mut ratings, mut room) = (7_u64, 7_usize, [7.0; 2], [b'x'; 4]);
        let mut fail = |after_all: bool, keeps: bool| {
            (count, made, ratings, room) = (7, 7, [7.0; 2], [b'x'; 4]);
            let status = ended(|border| {
                *border.one(&raw mut count, "count")? = 8;
                border.results(ratings.as_mut_ptr(), 2, "ratings")?;
                border.room(room.as_mut_ptr().cast(), 4, "room")?;
                if keeps {
                    border.keep();
                }
                if after_all {
                    *border.one(&raw mut made, "made")? = 8;
                    return Err(Failure::argument("no"));
                }
                border.one(ptr::null_mut::<usize>(), "made").map(drop)
            });
            (status, count, made, ratings.map(f64::is_nan), room[0])
        };
        assert_eq!(fail(true, false), (SUDOKIT_ARGUMENT, u64::MAX, 0, [true; 2], 0));
        // Before it was claimed, nothing is known of the last.
        assert_eq!(fail(false, false), (SUDOKIT_NULL, u64::MAX, 7, [true; 2], 0));
        assert_eq!(fail(true, true), (SUDOKIT_ARGUMENT, 8, 8, [false; 2], b'x'));
        // Memory that overlaps a result may be an argument.
        let mut number = 7_u64;
        let place = &raw mut number;
        let status = ended(|border| {
            border.one(place, "count")?;
            border.read(place, 1, "numbers").map(drop)
        });
        assert_eq!((status, number), (SUDOKIT_OVERLAP, 7));
    }
}
