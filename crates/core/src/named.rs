//! Printing and parsing by name.

/// Implements printing and parsing by name for a type with `ALL` and `name`.
#[doc(hidden)]
#[macro_export]
macro_rules! named {
    ($type:ty, $what:literal) => {
        $crate::named!(@print $type);
        $crate::named!(@parse $type, $what);
    };
    (@print $type:ty) => {
        impl ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.name())
            }
        }
    };
    (@parse $type:ty, $what:literal) => {
        /// Reads a name, in capitals or not.
        impl ::core::str::FromStr for $type {
            type Err = $crate::UnknownName;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                let mut all = <$type>::ALL.into_iter();
                all.find(|each| each.name().eq_ignore_ascii_case(text)).ok_or_else(|| {
                    $crate::UnknownName::new($what, text, <$type>::ALL.map(|each| each.name()))
                })
            }
        }

        /// The name.
        #[cfg(feature = "serde")]
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        /// From the name, in capitals or not.
        #[cfg(feature = "serde")]
        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::parsed(deserializer, $what)
            }
        }
    };
}
