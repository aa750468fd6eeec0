/** The sheet of keys. */

import type { App } from "../app.ts";
import { KeyTables } from "../play/KeysDialog.tsx";
import { Page } from "../ui/Page.tsx";

export function Keys({ app }: { app: App }) {
  return (
    <Page title="Keyboard shortcuts">
      <p class="muted">These work during a game. For letters, the grid or the pad must have the focus.</p>
      <KeyTables keys={app.keys} level="h2" />
    </Page>
  );
}
