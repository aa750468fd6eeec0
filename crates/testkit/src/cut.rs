//! Work that is cut short at each point where it can be.

/// Does the same work again and again and lets it ask a number of times whether to go on, before it is told to end: never, once,
/// and so on, in the long run in larger steps. The first that is not cut has a result. Says what it is, and how many were cut.
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
