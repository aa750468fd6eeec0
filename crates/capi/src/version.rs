//! Versions of the library.

use std::ffi::{CStr, c_char};

/// The major version of the binary interface: programs compiled with another one cannot use the library.
pub const SUDOKIT_ABI_MAJOR: u32 = 3;

/// The minor version of the binary interface, raised when functions are added.
pub const SUDOKIT_ABI_MINOR: u32 = 0;

/// The version of the JSON records. It changes when a field changes its meaning or disappears, not when one
/// is added.
pub const SUDOKIT_JSON_VERSION: u32 = 1;

const _: () = assert!(SUDOKIT_JSON_VERSION == sudokit::JSON_VERSION);

/// With the zero that C expects.
const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
    Ok(version) => version,
    Err(_) => panic!("a version has no zeros"),
};

/// Returns the version of the library, such as `0.1.0`. It lives as long as the library and must not be
/// freed.
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_version() -> *const c_char {
    VERSION.as_ptr()
}

/// Returns the version of the library's binary interface, 65536 times the major number plus the minor one.
/// Compare it with that of the header:
///
/// ```c
/// if (sudokit_abi_version() >> 16 != SUDOKIT_ABI_MAJOR) {
///     return 1; /* This is another library. */
/// }
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_abi_version() -> u32 {
    (SUDOKIT_ABI_MAJOR << 16) | SUDOKIT_ABI_MINOR
}
