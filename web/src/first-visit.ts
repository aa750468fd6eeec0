/** A first visit has nothing to show but what is the same for everybody. */

/** True if nothing of ours has been stored yet. Any setting that is read (`settings.ts`) changes that. */
export const isFirstVisit: boolean = (() => {
  try {
    return localStorage.getItem("sudokit/skin") === null;
  } catch {
    return false;
  }
})();
