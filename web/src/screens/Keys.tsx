/** The sheet of keys. */

import * as words from "sudokit-words";
import { KEYS } from "../kit/tables.ts";
import { KeyTables } from "../play/KeysDialog.tsx";
import { around } from "../ui/around.ts";
import { Page } from "../ui/Page.tsx";

export function Keys() {
  return (
    <Page title={words.text.keys}>
      <p class="muted">{around(words.keysWhen, <kbd>?</kbd>)}</p>
      <KeyTables keys={KEYS} level="h2" />
    </Page>
  );
}
