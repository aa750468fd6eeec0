//! What the app in `web/` asks beyond the npm package: texts as they are pasted, whole ways, puzzles to order. Answers are JSON, in the
//! shapes that `web/src/kit/wire.ts` names.

mod analysis;
mod making;
mod reading;

pub use analysis::{app_about, app_count, app_rate, app_steps, app_way};
pub use making::{app_make, app_symmetries, app_techniques};
pub use reading::{app_formats, app_read};
