//! Operations on a vector register that the kernel needs.

use super::node::Node;
use sudokit_core::{Digit, Solution};

/// A register of `u32` lanes. Operations work on each lane alone; the comments describe one lane.
///
/// Some instruction sets do an operation of three operands in one instruction.
pub(super) trait Lanes: Copy {
    /// Proof that the CPU has the instructions.
    type Cpu: Copy;
    /// The lanes in memory.
    type Row: Copy + AsRef<[u32]> + AsMut<[u32]>;
    /// Number of lanes, at most 32.
    const WIDTH: usize;
    /// Lanes that are all zero.
    const ZERO_ROW: Self::Row;

    /// The proof that this register was made with.
    fn cpu(self) -> Self::Cpu;
    fn load(cpu: Self::Cpu, row: &Self::Row) -> Self;
    fn store(self, row: &mut Self::Row);
    fn splat(cpu: Self::Cpu, x: u32) -> Self;
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
    fn pack(_: Self::Cpu, givens: &[Option<Digit>; 81]) -> Node {
        Node::of_givens(givens)
    }
    /// [`Node::solution`]
    ///
    /// # Safety
    /// The words are of a solved node.
    #[inline(always)]
    unsafe fn unpack(_: Self::Cpu, words: &Node) -> Solution {
        // SAFETY: the caller's.
        unsafe { words.solution() }
    }
    /// `self | b | c`
    #[inline(always)]
    fn any(self, b: Self, c: Self) -> Self {
        self.or(b).or(c)
    }
    /// `self & b | self & c | b & c`
    #[inline(always)]
    fn majority(self, b: Self, c: Self) -> Self {
        self.and(b).or(self.or(b).and(c))
    }
    /// `self ^ b ^ c`
    #[inline(always)]
    fn parity(self, b: Self, c: Self) -> Self {
        self.xor(b).xor(c)
    }
    /// The lowest bit that is set, if any.
    #[inline(always)]
    fn lowest_bit(self) -> Self {
        self.and(Self::splat(self.cpu(), 0).minus(self))
    }
    /// `self & b | !self & c`
    #[inline(always)]
    fn select(self, b: Self, c: Self) -> Self {
        self.and(b).or(c.and_not(self))
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
    /// 27 bits rotated right by 9. The five bits above are undefined.
    #[inline(always)]
    fn turned_9(self) -> Self {
        self.shr::<9>().or(self.shl::<18>())
    }
    /// 27 bits rotated right by 18. The five bits above are undefined.
    #[inline(always)]
    fn turned_18(self) -> Self {
        self.shr::<18>().or(self.shl::<9>())
    }
    /// Both rotations.
    #[inline(always)]
    fn turns(self) -> (Self, Self) {
        (self.turned_9(), self.turned_18())
    }
}
