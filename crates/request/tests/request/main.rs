//! The requests.

#[cfg(feature = "languages")]
mod conformance;
#[cfg(feature = "languages")]
mod declared;
mod fields;
mod replies;
