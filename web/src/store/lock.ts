/** A game is played in one tab: two would write over each other. */

/** Holds a game until it is left, or until another tab takes it over. Says whether it is held. */
export async function hold(id: string, takeOver: boolean, left: AbortSignal, lost: () => void): Promise<boolean> {
  // Without locks nobody is kept out.
  if (!("locks" in navigator)) return true;
  return new Promise((resolve) => {
    const options: LockOptions = takeOver ? { steal: true } : { ifAvailable: true };
    const held = navigator.locks.request(`sudokit/${id}`, options, (lock) => {
      resolve(lock !== null);
      // The player may have left while the lock was waited for.
      if (lock === null || left.aborted) return undefined;
      return new Promise<void>((release) => left.addEventListener("abort", () => release()));
    });
    held.catch(lost);
  });
}
