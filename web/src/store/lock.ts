/** A game is played in one tab: two would write over each other. */

/** How long a page that was left a moment ago may still hold its game, in milliseconds. */
const LINGERS = 2000;

/** Holds a game until it is left, or until another tab takes it over. Says whether it is held. */
export async function hold(id: string, takeOver: boolean, left: AbortSignal, lost: () => void): Promise<boolean> {
  // Without locks nobody is kept out.
  if (!("locks" in navigator)) return true;
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const stop = (): void => waiting.abort();
    setTimeout(stop, LINGERS);
    left.addEventListener("abort", stop);
    const options: LockOptions = takeOver ? { steal: true } : { signal: waiting.signal };
    let onEnd = (): void => resolve(false);
    const held = navigator.locks.request(`sudokit/${id}`, options, () => {
      onEnd = lost;
      resolve(true);
      // The player may have left while the lock was on its way.
      if (left.aborted) return undefined;
      return new Promise<void>((release) => left.addEventListener("abort", () => release()));
    });
    held.catch(() => onEnd());
  });
}
