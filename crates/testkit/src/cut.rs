//! Work that is cancelled at each of its questions.

/// Repeats some work, cancelled at its first question, its second and so on, later in larger steps, until it
/// is not cancelled before its end. Returns its result and the number of cancelled runs.
///
/// ```
/// use sudokit_testkit::cut;
///
/// let three_steps = |questions: usize| (questions >= 3).then_some("done");
/// assert_eq!(cut::at_each_question(three_steps), ("done", 3));
/// ```
pub fn at_each_question<R>(mut work: impl FnMut(usize) -> Option<R>) -> (R, usize) {
    let (mut questions, mut cut) = (0, 0);
    loop {
        if let Some(result) = work(questions) {
            return (result, cut);
        }
        cut += 1;
        questions += 1 + questions / 8;
    }
}
