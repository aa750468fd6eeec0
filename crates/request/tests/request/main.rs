//! The requests.

#[cfg(feature = "languages")]
mod declared;
mod fields;
mod replies;
