/** The sheet of keys. */

import type { App } from "../app.ts";
import { KeyTables } from "../play/KeysDialog.tsx";
import { Page } from "../ui/Page.tsx";

export function Keys({ app }: { app: App }) {
  return (
    <Page title="Keys">
      <p class="muted">During a game. Letters work while the grid or the pad has the focus.</p>
      <KeyTables keys={app.keys} level="h2" />
    </Page>
  );
}
