/** The sheet of keys. */

import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { KeyTables } from "../play/KeysDialog.tsx";
import { around } from "../ui/around.ts";
import { Page } from "../ui/Page.tsx";

export function Keys({ app }: { app: App }) {
  return (
    <Page title={words.text.keys}>
      <p class="muted">{around(words.keysWhen, <kbd>?</kbd>)}</p>
      <KeyTables keys={app.keys} level="h2" />
    </Page>
  );
}
