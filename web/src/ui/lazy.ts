/** A value that is made when it is first asked for: the first of each kind of `Intl` takes up to 50 ms. */
export function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
