/** Savepoints: before something is tried out, and back. */

import { useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { Session } from "../game/session.ts";
import { Dialog } from "../ui/dialog.tsx";
import { clock } from "../ui/words.ts";

export function SavepointsDialog({ session, close }: { session: Session; close: () => void }) {
  const [name, setName] = useState("");
  const { savepoints } = session.state.value;
  const make = (event: Event): void => {
    event.preventDefault();
    session.act({ do: "savepoint", name: name.trim() });
    setName("");
  };
  return (
    <Dialog title={words.text.savepoints} close={close}>
      <form class="row" onSubmit={make}>
        <label class="field grow">
          <span>{words.text.savepointsName}</span>
          <input type="text" value={name} onInput={(event) => setName(event.currentTarget.value)} maxLength={80} />
        </label>
        <button class="main" type="submit">
          {words.text.savepointsAdd}
        </button>
      </form>
      {savepoints.length === 0 && <p class="muted">{words.text.savepointsNone}</p>}
      <ol class="list">
        {savepoints.map((savepoint, index) => (
          <li key={index}>
            <span>
              <strong>{savepoint.name || (savepoint.leftBehind ? words.text.savepointBefore : words.savepointNumber(index + 1))}</strong>
              <small class="muted">{words.savepointState({ filled: savepoint.filled, time: clock(savepoint.time) })}</small>
            </span>
            <button
              type="button"
              onClick={() => {
                session.act({ do: "go-back", to: index });
                close();
              }}
              aria-label={words.savepointBackTo(index + 1)}
            >
              {words.text.savepointBack}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
