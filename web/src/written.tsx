/**
 * Home for a first visit, as a text: `build.mjs` writes it into the page, where it is seen before the script
 * is there. It is in English, as the page is: with all languages the page would be a third heavier for all.
 */

import { renderToString } from "preact-render-to-string";
import { NOTHING } from "./early.ts";
import { Home } from "./screens/Home.tsx";

export const home = renderToString(<Home app={null} known={NOTHING.known} />);
