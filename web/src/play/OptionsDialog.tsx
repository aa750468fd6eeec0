/** Options of the current game and of those to come. */

import type { Options } from "../kit/wire.ts";
import { Dialog } from "../ui/dialog.tsx";
import { TechniqueFields } from "./TechniqueFields.tsx";

interface ChoiceOf<K extends keyof Options> {
  value: Options[K];
  label: string;
  about?: string;
}

type Group = { [K in keyof Options]-?: { key: K; title: string; choices: ChoiceOf<K>[] } }[keyof Options];

const GROUPS: readonly Group[] = [
  {
    key: "candidates",
    title: "Candidates",
    choices: [
      { value: "by-hand", label: "By hand", about: "You write marks yourself." },
      { value: "automatic", label: "Kept for you", about: "All that no digit rules out; centre marks cross out." },
    ],
  },
  {
    key: "wrong",
    title: "Wrong digits",
    choices: [
      { value: "never", label: "Never shown" },
      { value: "when-asked", label: "Shown when you check" },
      { value: "at-once", label: "Shown at once" },
    ],
  },
  {
    key: "first",
    title: "Which comes first",
    choices: [
      { value: "cell", label: "The cell, then the digit" },
      { value: "digit", label: "The digit, then its cells" },
    ],
  },
  {
    key: "hints",
    title: "Hints in the order of",
    choices: [
      { value: "ours", label: "Sudokit" },
      { value: "hodoku", label: "HoDoKu" },
      { value: "sudoku-explainer", label: "Sudoku Explainer" },
    ],
  },
  {
    key: "notation",
    title: "How cells are called",
    choices: [
      { value: "rncn", label: "r4c7" },
      { value: "k9", label: "D7" },
    ],
  },
];

const SWITCHES: readonly { key: "clean" | "clashes" | "complete" | "clock"; label: string }[] = [
  { key: "clean", label: "A digit takes its marks out of the cells that it sees" },
  { key: "clashes", label: "Show digits that clash" },
  { key: "complete", label: "Show how many of a digit are left" },
  { key: "clock", label: "Show the clock" },
];

/** A change of the options of the moment: another tab, or an earlier press, may have changed them meanwhile. */
export type OptionChange = (now: Options) => Options;

interface Props {
  options: Options;
  choose: (change: OptionChange) => void;
}

export function OptionFields({ options, choose }: Props) {
  return (
    <>
      <fieldset>
        <legend>While you play</legend>
        {SWITCHES.map(({ key, label }) => (
          <label class="choice" key={key}>
            <input type="checkbox" checked={options[key]} onChange={() => choose((now) => ({ ...now, [key]: !now[key] }))} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {GROUPS.map(({ key, title, choices }) => (
        <fieldset key={key}>
          <legend>{title}</legend>
          {choices.map(({ value, label, about }) => (
            <label class="choice" key={String(value)}>
              <input
                type="radio"
                name={`option-${key}`}
                checked={options[key] === value}
                onChange={() => choose((now) => ({ ...now, [key]: value }))}
              />
              <span>
                {label}
                {about !== undefined && <small>{about}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <TechniqueFields without={options.without ?? []} choose={choose} />
    </>
  );
}

export function OptionsDialog({ options, choose, close }: Props & { close: () => void }) {
  return (
    <Dialog title="Options" close={close}>
      <OptionFields options={options} choose={choose} />
    </Dialog>
  );
}
