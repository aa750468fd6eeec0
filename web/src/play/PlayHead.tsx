/** The head of a game: the way home, its title, the clock, and the menu. */

import type { ComponentChildren } from "preact";
import * as words from "sudokit-words";
import { Icon } from "../ui/icon.tsx";

interface Props {
  title: string;
  /** The clock, between the title and the menu. */
  children: ComponentChildren;
  /** Opens the menu. Without it the button is disabled: the early screen has no menu. */
  openMenu?: () => void;
}

export function PlayHead({ title, children, openMenu }: Props) {
  return (
    <header class="play-head">
      <a class="button plain" href="#/" aria-label={words.text.buttonHome}>
        <Icon name="back" />
      </a>
      <h1>{title}</h1>
      {children}
      <button type="button" class="plain" disabled={openMenu === undefined} onClick={openMenu} aria-label={words.text.menu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}
