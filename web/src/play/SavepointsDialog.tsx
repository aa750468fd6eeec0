/** Savepoints: before something is tried out, and back. */

import { useState } from "preact/hooks";
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
    <Dialog title="Savepoints" close={close}>
      <form class="row" onSubmit={make}>
        <label class="field grow">
          <span>Name (optional)</span>
          <input type="text" value={name} onInput={(event) => setName(event.currentTarget.value)} maxLength={80} />
        </label>
        <button class="main" type="submit">
          Add a savepoint
        </button>
      </form>
      {savepoints.length === 0 && (
        <p class="muted">No savepoints yet. Whenever you go back to one, your current grid is saved first, so nothing is lost.</p>
      )}
      <ol class="list">
        {savepoints.map((savepoint, index) => (
          <li key={index}>
            <span>
              <strong>{savepoint.name || (savepoint.leftBehind ? "Before going back" : `Savepoint ${index + 1}`)}</strong>
              <small class="muted">{`${savepoint.filled} placed, at ${clock(savepoint.time)}`}</small>
            </span>
            <button
              type="button"
              onClick={() => {
                session.act({ do: "go-back", to: index });
                close();
              }}
              aria-label={`Go back to savepoint ${index + 1}`}
            >
              Go back
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
