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
          item("check", "Check my work", () => {
            close();
            session.act({ do: "check" });
          })}
        {!entering && item("make", "Fill in all notes", does("all marks"))}
        {!entering && item("clear", "Tidy up notes", does("wipe"))}
        {!entering && item("undo", "Back to before the mistake", does("undo mistakes"))}
        {!entering && item("flag", "Savepoints", () => open("savepoints"))}
        {!entering && item("pause", "Pause", does("pause"))}
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
        {item("keys", "Keyboard shortcuts", () => open("keys"))}
        {!entering && item("run", "Start over", () => open("restart"))}
        {item("trash", "Give up", () => open("give-up"), "danger")}
      </ul>
    </Dialog>
  );
}
