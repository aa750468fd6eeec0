/** Which screen is shown. */

import * as words from "sudokit-words";
import type { App } from "../app.ts";
import type { Early } from "../early.ts";
import type { Route } from "../route.ts";
import { Message } from "../ui/Message.tsx";
import { About } from "./About.tsx";
import { Analyse } from "./Analyse.tsx";
import { Days } from "./Days.tsx";
import { Home } from "./Home.tsx";
import { Keys } from "./Keys.tsx";
import { Edit, Make } from "./Make.tsx";
import { Daily, New } from "./New.tsx";
import { OpenText } from "./OpenText.tsx";
import { Play } from "./Play.tsx";
import { Print } from "./Print.tsx";
import { Settings } from "./Settings.tsx";
import { Shared } from "./Shared.tsx";
import { StatisticsScreen } from "./Statistics.tsx";
import { isLesson, Train } from "./Train.tsx";

/** The screens that the store alone can fill. */
const OF_STORE: readonly string[] = ["home", "days", "statistics"];

/** The name of a screen: the puzzle of the day without a level is a day to choose. */
const nameOf = ({ screen, parts }: Route): string => (screen === "daily" && parts.length === 0 ? "days" : screen);

/** True if a screen stays as it is once the WebAssembly is there. */
export const isEarly = (route: Route): boolean => {
  const screen = nameOf(route);
  return OF_STORE.includes(screen) || (screen === "train" && isLesson(...route.parts));
};

/** Until the WebAssembly is there, `app` is null, and the screens are those that the store can fill, the words of lessons, and the boards of analyses. */
export function Screen({ app, early, route }: { app: App | null; early: Early; route: Route }) {
  const { parts } = route;
  const [first = ""] = parts;
  const screen = nameOf(route);
  const known = app?.keeper.profile.value ?? early.known;
  switch (screen) {
    case "home":
      return <Home app={app} known={known} />;
    case "days":
      return <Days key={first} app={app} known={known} date={first} />;
    case "statistics":
      return <StatisticsScreen app={app} known={known} />;
    case "train":
      return <Train key={parts.join("/")} app={app} technique={first} what={parts[1] ?? ""} />;
    case "analyse":
      return <Analyse key={first} app={app} text={first} step={Number(parts[1]) || 1} />;
  }
  const { game: seen } = early;
  const game = (screen === "play" && seen?.id === first) || (screen === "new" && seen?.isNew) ? seen : null;
  if (game !== null || (app !== null && screen === "play")) {
    const id = game?.id ?? first;
    return <Play key={id} app={app} id={id} first={parts.slice(1)} early={game} />;
  }
  if (app === null) return <p class="first">{words.text.brand}</p>;
  switch (screen) {
    case "new":
      return <New key={first} app={app} level={first} seed={parts[1]} isMyLevel={parts[2] === "mine"} />;
    case "daily":
      return <Daily key={parts.join("/")} app={app} level={first} date={parts[1]} />;
    case "shared":
      return <Shared key={parts.join()} app={app} kind={first} packed={parts[1] ?? ""} />;
    case "open":
      return <OpenText app={app} />;
    case "make":
      return first === "edit" ? <Edit app={app} line={parts[1] ?? ""} first={parts.slice(2)} /> : <Make app={app} />;
    case "print":
      return <Print key={first} app={app} text={first} />;
    case "settings":
      return <Settings app={app} />;
    case "keys":
      return <Keys />;
    case "about":
      return <About app={app} />;
    default:
      return <Message title={words.text.pageNotFound} text={words.text.checkAddress} />;
  }
}
