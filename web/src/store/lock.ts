/** A game is played in one tab: two would write over each other. */

/** Holds a game until it is let go, or another tab takes it over. */
export async function hold(id: string, takeOver: boolean, lost: () => void): Promise<(() => void) | null> {
  // Without locks nobody is kept out.
  if (!("locks" in navigator)) return () => undefined;
  return new Promise((resolve) => {
    const options: LockOptions = takeOver ? { steal: true } : { ifAvailable: true };
    const held = navigator.locks.request(`sudokit/${id}`, options, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
    held.catch(() => lost());
  });
}
