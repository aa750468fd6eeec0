//! Everything but solving and counting.

mod advice;
mod arguments;
mod buffer;
mod call;
mod make;
mod many;
mod memory;
mod order;
mod path;
mod photo;
mod picture;
mod ranks;
mod rating;
mod texts;
mod verify;
mod versioned;

pub use advice::{sudokit_advice, sudokit_advice_kind, sudokit_hint};
pub use call::sudokit_call;
pub use make::{sudokit_generate, sudokit_vicinity};
pub use many::{
    sudokit_candidates_many, sudokit_canon_many, sudokit_minimal_many, sudokit_rank_many, sudokit_rate_many,
    sudokit_shuffle_many,
};
pub use order::{sudokit_order, sudokit_rating_range};
pub use path::{sudokit_path, sudokit_path_free, sudokit_path_new, sudokit_path_next};
pub use photo::sudokit_read_photo;
pub use picture::{sudokit_hint_svg, sudokit_svg};
pub use ranks::{sudokit_rank, sudokit_unrank};
pub use rating::{sudokit_rate, sudokit_rating};
pub use texts::{sudokit_convert, sudokit_convert_all, sudokit_read};
pub use verify::sudokit_verify;
