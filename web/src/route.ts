/** The current screen: the fragment of the address, which never leaves the browser. */

import { signal } from "@preact/signals";

/** The first part says the screen, the others what it is about. */
export interface Route {
  screen: string;
  parts: string[];
}

/** Reads a fragment. Links of shared puzzles begin with `p=` or `g=`. */
export function routeOf(fragment: string): Route {
  const text = fragment.replace(/^#/, "");
  const shared = /^(p|g)=(.*)$/s.exec(text);
  if (shared !== null) return { screen: "shared", parts: [shared[1] ?? "", shared[2] ?? ""] };
  const parts = text
    .split("/")
    .filter((part) => part !== "")
    .map(decode);
  return { screen: parts[0] ?? "home", parts: parts.slice(1) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const linkTo = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;

export const route = signal<Route>({ screen: "home", parts: [] });

export function followAddress(): void {
  const follow = (): void => {
    route.value = routeOf(location.hash);
  };
  addEventListener("hashchange", follow);
  follow();
}

/** Goes to a screen. With `instead` the one before is forgotten. */
export function goTo(link: string, instead = false): void {
  if (instead) location.replace(link);
  else location.hash = link;
}

/** Puts another link in the address of what is shown. */
export function stayAt(link: string): void {
  keepAddress(link);
  route.value = routeOf(link);
}

/** Puts a link in the address for the way back, without going there. */
export const keepAddress = (link: string): void => history.replaceState(null, "", link);
