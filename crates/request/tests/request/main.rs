//! The requests.

// Replies are those of the doors, which have both.
#[cfg(all(feature = "languages", feature = "library"))]
mod conformance;
#[cfg(feature = "languages")]
mod declared;
mod fields;
mod replies;
