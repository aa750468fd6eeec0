//! One call for every request that the library knows, as JSON.

use crate::border::call;
use crate::failure::Failure;
use crate::full::buffer::Text;
use crate::full::memory::parsable;
use crate::job::Job;
use crate::{sudokit_error, sudokit_job, sudokit_status};
use std::ffi::c_char;
use sudokit_request::{Context, task};

/// Fulfils a request: the name of a task and an object of fields, both as in `docs/requests.md`. The reply is
/// JSON, the same as that of the program (`sudoku hint -f json`), of `sudoku serve`, and of the libraries for
/// other languages.
///
/// | task | what it does |
/// |---|---|
/// | `solve`, `count`, `solutions`, `check`, `minimal` | solve and check a puzzle |
/// | `hint`, `explain`, `steps`, `verify` | the next step, the whole path, every step; check a proof |
/// | `rate`, `classify` | difficulty |
/// | `generate`, `shuffle`, `vicinity` | new puzzles |
/// | `canon`, `isomorphic`, `transform` | symmetry |
/// | `read`, `convert`, `picture`, `names` | formats, pictures, the names that requests take |
///
/// `fields` is a JSON object, or NULL and 0 for none. Invalid JSON returns `SUDOKIT_ARGUMENT` with line and
/// column. A field that is missing, unknown or of the wrong sort returns it too, with a message that says
/// what was expected. An unknown name, such as that of a task or a technique, returns `SUDOKIT_NAME`.
///
/// The job's flag cancels the call. So do its time limit and the field `seconds`, but then `rate` gives lower
/// bounds, and `generate` fewer puzzles. The callback of the job is not called. Without the field `seed` the
/// seed is 0: no call draws random numbers from the system.
///
/// If the buffer is too short, the work is lost. 64 KiB are enough for most replies, 1 MiB for those to
/// `explain`.
///
/// ```c
/// const char *fields = "{\"puzzle\": "
///     "\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\", "
///     "\"level\": 1}";
/// char json[65536];
/// sudokit_error error;
/// if (sudokit_call("hint", 4, fields, strlen(fields), NULL, json, sizeof json, NULL, &error)
///     != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(strstr(json, "Naked Single") != NULL);
/// fields = "{\"puzle\": \"\"}";
/// assert(sudokit_call("hint", 4, fields, strlen(fields), NULL, json, sizeof json, NULL, &error)
///        == SUDOKIT_ARGUMENT);
/// puts(error.message); /* 'puzle' is not a field there; did you mean 'puzzle'? */
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_call(
    task: *const c_char,
    task_length: usize,
    fields: *const c_char,
    fields_length: usize,
    job: *const sudokit_job,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let place = Text::of(border, buffer, capacity, length)?;
        let task = self::task(border.text(task, task_length, "task")?)?;
        let fields = match border.bytes(fields, fields_length, "fields")? {
            [] => b"{}".as_slice(),
            fields => fields,
        };
        let fields =
            serde_json::from_slice(parsable(fields)?).map_err(|why| Failure::json("fields", &why))?;
        let job = Job::of(border, job)?;
        // Only this task uses threads. The others need not wait until the cores are counted.
        let most = if task.name == "generate" { usize::MAX } else { 1 };
        let context = Context::new(&job.cancel, 0).on_threads(job.threads(most));
        let reply = task.answer(fields, &context);
        // A lower bound that is there when the time is up is a reply, but not to a caller who cancels.
        job.flag.check()?;
        place.put(&reply?)
    })
}
