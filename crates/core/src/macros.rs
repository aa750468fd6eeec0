//! Code shared by the index types and by the set types.

/// Gives a `struct Name(u8)` with the values `0..$count` its constructors, index and range; `Debug` prints
/// the name.
macro_rules! index_type {
    ($name:ident, $count:literal, $noun:literal) => {
        impl $name {
            #[doc = concat!("Number of values: ", stringify!($count), ".")]
            pub const COUNT: usize = $count;

            #[doc = concat!("The ", $noun, " with this index, if `index` is below ", stringify!($count), ".")]
            #[inline]
            pub const fn new(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self(index as _)) } else { None }
            }

            #[doc = concat!("The ", $noun, " with this index.")]
            ///
            /// # Panics
            #[doc = concat!("If `index` is ", stringify!($count), " or more.")]
            #[inline]
            #[track_caller]
            pub const fn from_index(index: usize) -> Self {
                assert!(
                    index < Self::COUNT,
                    concat!("a ", $noun, " has an index below ", stringify!($count))
                );
                Self(index as _)
            }

            #[doc = concat!("The index of this ", $noun, ", below ", stringify!($count), ".")]
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            #[doc = concat!("Every ", $noun, ", in index order.")]
            #[inline]
            pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
                (0..$count).map(Self)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }
    };
}

/// The operators of a set type, from its five `const` methods.
macro_rules! set_operators {
    ($set:ident) => {
        set_operators!(@binary $set, BitOr bitor BitOrAssign bitor_assign union);
        set_operators!(@binary $set, BitAnd bitand BitAndAssign bitand_assign intersection);
        set_operators!(@binary $set, BitXor bitxor BitXorAssign bitxor_assign symmetric_difference);
        set_operators!(@binary $set, Sub sub SubAssign sub_assign difference);

        impl core::ops::Not for $set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                self.complement()
            }
        }
    };
    (@binary $set:ident, $op:ident $op_fn:ident $assign:ident $assign_fn:ident $method:ident) => {
        impl core::ops::$op for $set {
            type Output = Self;
            #[inline]
            fn $op_fn(self, other: Self) -> Self {
                self.$method(other)
            }
        }

        impl core::ops::$assign for $set {
            #[inline]
            fn $assign_fn(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    };
}

/// Collecting into a set, walking it in index order, and printing it, from `insert` and `pop`.
macro_rules! set_collection {
    ($set:ident of $element:ident, $iter:ident) => {
        impl FromIterator<$element> for $set {
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> Self {
                let mut set = Self::EMPTY;
                set.extend(elements);
                set
            }
        }

        impl Extend<$element> for $set {
            fn extend<I: IntoIterator<Item = $element>>(&mut self, elements: I) {
                for element in elements {
                    self.insert(element);
                }
            }
        }

        impl From<$element> for $set {
            #[inline]
            fn from(element: $element) -> Self {
                Self::of(element)
            }
        }

        impl IntoIterator for $set {
            type Item = $element;
            type IntoIter = $iter;
            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        #[doc = concat!("The elements of a [`", stringify!($set), "`] in index order.")]
        #[derive(Clone, Debug)]
        pub struct $iter($set);

        impl Iterator for $iter {
            type Item = $element;
            #[inline]
            fn next(&mut self) -> Option<$element> {
                let first = self.0.first()?;
                self.0.remove(first);
                Some(first)
            }
            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl ExactSizeIterator for $iter {}
        impl core::iter::FusedIterator for $iter {}

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }
    };
}

/// A set whose members are the bits of one integer.
macro_rules! bit_set {
    ($set:ident($bits:ty) of $element:ident, $iter:ident, $noun:literal) => {
        impl $set {
            /// The set without elements.
            pub const EMPTY: Self = Self(0);
            #[doc = concat!("Every ", $noun, ".")]
            pub const ALL: Self = Self(((1 as $bits) << $element::COUNT) - 1);

            #[doc = concat!("The set of one ", $noun, ".")]
            #[inline]
            pub const fn of(element: $element) -> Self {
                Self(1 << element.index())
            }

            #[doc = concat!("The set with these bits: bit *i* is the ", $noun, " of index *i*. Higher bits are dropped.")]
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits & Self::ALL.0)
            }

            #[doc = concat!("The bits: bit *i* is the ", $noun, " of index *i*.")]
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Number of elements.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns true if the set has no elements.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The element of lowest index.
            #[inline]
            pub const fn first(self) -> Option<$element> {
                $element::new(self.0.trailing_zeros() as usize)
            }

            /// The element, if there is exactly one.
            #[inline]
            pub const fn only(self) -> Option<$element> {
                if self.0.is_power_of_two() { self.first() } else { None }
            }

            /// Returns true if the element is in the set.
            #[inline]
            pub const fn contains(self, element: $element) -> bool {
                self.0 >> element.index() & 1 != 0
            }
        }

        set_methods! {
            $set of $element, $iter, $noun;
            union(a, b) { Self(a.0 | b.0) }
            intersection(a, b) { Self(a.0 & b.0) }
            symmetric_difference(a, b) { Self(a.0 ^ b.0) }
            difference(a, b) { Self(a.0 & !b.0) }
            insert(set, element) { set.0 |= 1 << element.index(); }
            remove(set, element) { set.0 &= !(1 << element.index()); }
        }
    };
}

/// The public algebra of a set type, documented once; expressions that depend on the storage are arguments.
/// The type brings `EMPTY`, `ALL`, `of`, `len`, `first`, `is_empty` and `contains`.
macro_rules! set_methods {
    (
        $set:ident of $element:ident, $iter:ident, $noun:literal;
        union($u1:ident, $u2:ident) $union:block
        intersection($i1:ident, $i2:ident) $intersection:block
        symmetric_difference($s1:ident, $s2:ident) $symmetric_difference:block
        difference($d1:ident, $d2:ident) $difference:block
        insert($n1:ident, $n2:ident) $insert:block
        remove($r1:ident, $r2:ident) $remove:block
    ) => {
        impl $set {
            /// The elements of either set; also `a | b`.
            #[inline]
            pub const fn union(self, $u2: Self) -> Self {
                let $u1 = self;
                $union
            }

            /// The elements of both sets; also `a & b`.
            #[inline]
            pub const fn intersection(self, $i2: Self) -> Self {
                let $i1 = self;
                $intersection
            }

            /// The elements of exactly one of the sets; also `a ^ b`.
            #[inline]
            pub const fn symmetric_difference(self, $s2: Self) -> Self {
                let $s1 = self;
                $symmetric_difference
            }

            /// The elements of this set that are not in the other; also `a - b`.
            #[inline]
            pub const fn difference(self, $d2: Self) -> Self {
                let $d1 = self;
                $difference
            }

            #[doc = concat!("Every ", $noun, " that is not in the set; also `!a`.")]
            #[inline]
            pub const fn complement(self) -> Self {
                Self::ALL.difference(self)
            }

            /// The set and one element more.
            #[inline]
            pub const fn with(mut self, element: $element) -> Self {
                self.insert(element);
                self
            }

            /// The set without one element.
            #[inline]
            pub const fn without(mut self, element: $element) -> Self {
                self.remove(element);
                self
            }

            /// Adds an element. Returns true if it was new.
            #[inline]
            pub const fn insert(&mut self, $n2: $element) -> bool {
                let new = !self.contains($n2);
                let $n1 = self;
                $insert
                new
            }

            /// Removes an element. Returns true if it was there.
            #[inline]
            pub const fn remove(&mut self, $r2: $element) -> bool {
                let there = self.contains($r2);
                let $r1 = self;
                $remove
                there
            }

            /// Returns true if every element of this set is in the other.
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.difference(other).is_empty()
            }

            /// Returns true if the sets have no element in common.
            #[inline]
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.intersection(other).is_empty()
            }

            /// The elements in index order.
            #[inline]
            pub const fn iter(self) -> $iter {
                $iter(self)
            }
        }

        set_operators!($set);
        set_collection!($set of $element, $iter);
    };
}
