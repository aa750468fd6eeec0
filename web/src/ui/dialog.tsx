/** A dialog over the page: the browser's own, which keeps the focus inside and closes with Escape. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "./icon.tsx";

export interface DialogProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
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
    <dialog ref={dialog} aria-labelledby={heading} onCancel={(event) => { event.preventDefault(); close(); }} onClick={outside}>
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button class="plain" onClick={close} aria-label="Close"><Icon name="close" /></button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}

/** A question before something that loses something. */
export function Question({ title, text, yes, no = "No", answer }: { title: string; text: string; yes: string; no?: string; answer: (is: boolean) => void }) {
  return (
    <Dialog title={title} close={() => answer(false)}>
      <p>{text}</p>
      <div class="row">
        <button class="main" onClick={() => answer(true)}>{yes}</button>
        <button onClick={() => answer(false)}>{no}</button>
      </div>
    </Dialog>
  );
}
