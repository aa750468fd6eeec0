//! Vector registers from tables: for each operation the instruction that does it.
//!
//! A register holds a token, and making one takes the token. Safe code can make a token only in a function
//! that is compiled for the instructions, and only a [`Backend`](super::Backend) calls those. So a register
//! proves that the CPU has them.

/// Declares the token of an instruction set, its detection, and functions that are compiled for it.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
macro_rules! instructions_of {
    ($token:ident, $is_detected:ident $features:tt $($function:item)*) => {
        /// Proof that the CPU has the instructions.
        #[derive(Clone, Copy)]
        pub(super) struct $token(());

        impl $token {
            instructions_of! {
                @compiled $features
                #[inline]
                pub(super) fn new() -> Self {
                    Self(())
                }
            }
        }

        instructions_of!(@detection $is_detected $features);
        $(instructions_of!(@compiled $features $function);)*
    };
    (@detection $is_detected:ident($($feature:tt),*)) => {
        pub(super) fn is_available() -> bool {
            $(std::arch::$is_detected!($feature))&&*
        }
    };
    (@compiled ($($feature:tt),*) $function:item) => {
        $(#[target_feature(enable = $feature)])*
        $function
    };
}

/// Declares a register and implements [`Lanes`](super::vector::Lanes) or [`Bytes`](super::Bytes) for it.
///
/// The expressions take and return raw registers; those after `->` return another type. A table that begins
/// with `[unsafe]` vouches for every expression: the token covers the instructions, and loads and stores must
/// stay within their row.
macro_rules! registers {
    (
        $unsafe:tt $vis:vis $register:ident($raw:ty) with $token:ty, $trait:ident of [$lane:ty; $width:literal]:
        load($from:ident) = $load:expr;
        store($stored:ident, $to:ident) = $store:expr;
        splat($x:ident) = $splat:expr;
        $(-> $answer:ty: $test:ident($tested:ident) = $is:expr;)+
        $($name:ident $(<$n:ident>)? ($a:ident $(, $b:ident)*) = $result:expr;)+
        $({ $($more:tt)+ })?
    ) => {
        #[derive(Clone, Copy)]
        $vis struct $register($raw, $token);

        impl $trait for $register {
            type Cpu = $token;
            registers!(@row $trait, $lane, $width);

            #[inline(always)]
            fn cpu(self) -> $token {
                self.1
            }
            #[inline(always)]
            fn load(cpu: $token, $from: &[$lane; $width]) -> Self {
                Self(registers!(@block $unsafe $load), cpu)
            }
            #[inline(always)]
            fn store(self, $to: &mut [$lane; $width]) {
                let $stored = self.0;
                registers!(@block $unsafe $store);
            }
            #[inline(always)]
            fn splat(cpu: $token, $x: $lane) -> Self {
                Self(registers!(@block $unsafe $splat), cpu)
            }
            $(
                #[inline(always)]
                fn $test(self) -> $answer {
                    let $tested = self.0;
                    registers!(@block $unsafe $is)
                }
            )+
            $(
                #[inline(always)]
                fn $name $(<const $n: u32>)? (self $(, $b: Self)*) -> Self {
                    let $a = self.0;
                    $(let $b = $b.0;)*
                    Self(registers!(@block $unsafe $result), self.1)
                }
            )+
            $($($more)+)?
        }
    };
    (@row Lanes, $lane:ty, $width:literal) => {
        type Row = [$lane; $width];
        const WIDTH: usize = $width;
        const ZERO_ROW: Self::Row = [0; $width];
    };
    (@row Bytes, $lane:ty, $width:literal) => {};
    (@block [] $value:expr) => { $value };
    (@block [unsafe] $value:expr) => {
        // SAFETY: the token shows that the CPU has the instructions; rows are as long as the register.
        unsafe { $value }
    };
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(super) use instructions_of;
pub(super) use registers;
