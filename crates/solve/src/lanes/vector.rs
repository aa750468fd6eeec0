//! What the kernel asks of a vector register.

use super::node::Node;
use sudokit_core::{Digit, Solution};

/// A register of `u32` lanes. Every operation does the same to each lane; the comments say what, for one lane.
///
/// The operations of three operands are here because some instruction sets have them in one instruction.
pub(super) trait Lanes: Copy {
    /// The lanes in memory.
    type Row: Copy + AsRef<[u32]> + AsMut<[u32]>;
    /// How many there are, at most 32.
    const WIDTH: usize;
    /// Lanes that are all zero.
    const ZERO_ROW: Self::Row;

    fn load(row: &Self::Row) -> Self;
    fn store(self, row: &mut Self::Row);
    fn splat(x: u32) -> Self;
    /// `self & b`
    fn and(self, b: Self) -> Self;
    /// `self | b`
    fn or(self, b: Self) -> Self;
    /// `self ^ b`
    fn xor(self, b: Self) -> Self;
    /// `self & !b`
    fn and_not(self, b: Self) -> Self;
    /// `self << N`
    fn shl<const N: u32>(self) -> Self;
    /// `self >> N`
    fn shr<const N: u32>(self) -> Self;
    /// The smaller of two numbers.
    fn min(self, b: Self) -> Self;
    /// `self - b`, wrapping around.
    fn minus(self, b: Self) -> Self;
    /// One bit for each lane that is not zero.
    fn nonzero(self) -> u32;

    /// [`Node::of_givens`]
    #[inline(always)]
    fn pack(givens: &[Option<Digit>; 81]) -> Node {
        Node::of_givens(givens)
    }
    /// [`Node::solution`]
    ///
    /// # Safety
    /// The words are of a solved node.
    #[inline(always)]
    unsafe fn unpack(words: &Node) -> Solution {
        // SAFETY: the caller's.
        unsafe { words.solution() }
    }
    /// `a | b | c`
    #[inline(always)]
    fn any(a: Self, b: Self, c: Self) -> Self {
        a.or(b).or(c)
    }
    /// `a & b | a & c | b & c`
    #[inline(always)]
    fn majority(a: Self, b: Self, c: Self) -> Self {
        a.and(b).or(a.or(b).and(c))
    }
    /// `a ^ b ^ c`
    #[inline(always)]
    fn parity(a: Self, b: Self, c: Self) -> Self {
        a.xor(b).xor(c)
    }
    /// The lowest bit that is set, if any.
    #[inline(always)]
    fn lowest_bit(self) -> Self {
        self.and(Self::splat(0).minus(self))
    }
    /// `self & a | !self & b`
    #[inline(always)]
    fn select(self, a: Self, b: Self) -> Self {
        self.and(a).or(b.and_not(self))
    }
    /// `self & !(b & c)`
    #[inline(always)]
    fn and_not_both(self, b: Self, c: Self) -> Self {
        self.and_not(b.and(c))
    }
    /// `self | b & c`
    #[inline(always)]
    fn or_both(self, b: Self, c: Self) -> Self {
        self.or(b.and(c))
    }
    /// `self | b ^ c`
    #[inline(always)]
    fn or_difference(self, b: Self, c: Self) -> Self {
        self.or(b.xor(c))
    }
    /// Both rotations of 27 bits by 9: what was 9 bits up, and what was 18 bits up. The bits above are anything.
    #[inline(always)]
    fn turns(self) -> (Self, Self) {
        (self.shr::<9>().or(self.shl::<18>()), self.shr::<18>().or(self.shl::<9>()))
    }
}
