/** When a screen has been painted, for those who measure. */

/** Marks the moment after the next frame, which has everything that is in the page now. */
export function markPainted(name: string): void {
  requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
}
