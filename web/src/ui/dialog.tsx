/**
 * A dialog over the page: the browser's own, which keeps the focus inside and closes with Escape. While it is
 * open voices hear nothing of the page, so it has a live region of its own.
 */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import * as words from "sudokit-words";
import { Icon } from "./icon.tsx";

export interface DialogProps {
  title: string;
  /** Read by screen readers when the dialog opens, after the title. */
  text?: ComponentChildren;
  close: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, text, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [heading, about] = [useId(), useId()];
  // Before anything is drawn, so that no key falls between the page and the dialog.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      dialog.current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const outside = (event: MouseEvent): void => {
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, by `onCancel`
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      aria-describedby={text === undefined ? undefined : about}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={outside}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="plain" onClick={close} aria-label={words.text.buttonClose}>
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body">
        {text !== undefined && <div id={about}>{text}</div>}
        {children}
      </div>
      <div class="live unseen" role="status" aria-live="polite" aria-atomic="true" />
    </dialog>
  );
}

/** A question before something that loses something. */
export function Question({ title, text, yes, answer }: { title: string; text: string; yes: string; answer: (is: boolean) => void }) {
  return (
    <Dialog title={title} text={<p>{text}</p>} close={() => answer(false)}>
      <div class="row">
        <button type="button" class="main" onClick={() => answer(true)}>
          {yes}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {words.text.buttonCancel}
        </button>
      </div>
    </Dialog>
  );
}
