/** When what is in the page has been painted. */

/** Waits for the next frame, and until it has been painted. A page in the background has none. */
export const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
