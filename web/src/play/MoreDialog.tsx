/** Everything that is not needed at every move. */

import * as words from "sudokit-words";
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
    <Dialog title={words.text.menu} close={close}>
      <ul class="menu">
        {!entering &&
          item("check", words.text.menuCheck, () => {
            close();
            session.act({ do: "check" });
          })}
        {!entering && item("make", words.text.menuAllNotes, does("all marks"))}
        {!entering && item("clear", words.text.menuTidyNotes, does("wipe"))}
        {!entering && item("undo", words.text.buttonUndoMistakes, does("undo mistakes"))}
        {!entering && item("flag", words.text.savepoints, () => open("savepoints"))}
        {!entering && item("pause", words.text.menuPause, does("pause"))}
        {item("share", words.text.menuShare, () => open("share"))}
        <li>
          <a class="button plain" href={linkTo("analyse", puzzle)}>
            <Icon name="analyse" />
            {words.text.buttonAnalyse}
          </a>
        </li>
        <li>
          <a class="button plain" href={linkTo("print", puzzle)}>
            <Icon name="print" />
            {words.text.buttonPrint}
          </a>
        </li>
        {item("settings", words.text.options, () => open("options"))}
        {item("keys", words.text.keys, () => open("keys"))}
        {!entering && item("run", words.text.buttonRestart, () => open("restart"))}
        {item("trash", words.text.buttonGiveUp, () => open("give-up"), "danger")}
      </ul>
    </Dialog>
  );
}
