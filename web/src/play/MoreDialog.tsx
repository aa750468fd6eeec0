/** Everything that is not needed at every move. */

import type { Session } from "../game/session.ts";
import { linkTo } from "../route.ts";
import type { Open } from "../screens/Play.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

export function MoreDialog({ session, open }: { session: Session; open: (what: Open) => void }) {
  const { entering, puzzle } = session.state.value;
  const close = (): void => open(null);
  const item = (icon: IconName, label: string, on: () => void, kind = "") => (
    <li>
      <button type="button" class={`plain ${kind}`} onClick={on}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
  const does = (command: string) => (): void => {
    close();
    session.command(command);
  };
  return (
    <Dialog title="More" close={close}>
      <ul class="menu">
        {!entering &&
          item("check", "Check the digits", () => {
            close();
            session.act({ do: "check" });
          })}
        {!entering && item("make", "Mark every candidate", does("all marks"))}
        {!entering && item("clear", "Wipe marks that digits rule out", does("wipe"))}
        {!entering && item("undo", "Undo to before the first mistake", does("undo mistakes"))}
        {!entering && item("flag", "Savepoints", () => open("savepoints"))}
        {!entering && item("pause", "Stop the clock", does("pause"))}
        {item("share", "Share, copy, download", () => open("share"))}
        <li>
          <a class="button plain" href={linkTo("analyse", puzzle)}>
            <Icon name="analyse" />
            Analyse
          </a>
        </li>
        <li>
          <a class="button plain" href={linkTo("print", puzzle)}>
            <Icon name="print" />
            Print
          </a>
        </li>
        {item("settings", "Options", () => open("options"))}
        {item("keys", "Keys", () => open("keys"))}
        {!entering && item("run", "Begin anew", () => open("restart"))}
        {item("trash", "Give up", () => open("give-up"), "danger")}
      </ul>
    </Dialog>
  );
}
