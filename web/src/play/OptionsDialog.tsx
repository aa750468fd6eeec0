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
    title: "Notes",
    choices: [
      { value: "by-hand", label: "By hand", about: "You write them yourself." },
      { value: "automatic", label: "Automatic", about: "Shows every digit that still fits. Centre marks cross digits out." },
    ],
  },
  {
    key: "wrong",
    title: "Show wrong digits",
    choices: [
      { value: "never", label: "Never" },
      { value: "when-asked", label: "When you check" },
      { value: "at-once", label: "At once" },
    ],
  },
  {
    key: "first",
    title: "Order of input",
    choices: [
      { value: "cell", label: "Cell first" },
      { value: "digit", label: "Digit first" },
    ],
  },
  {
    key: "hints",
    title: "Order of hints",
    choices: [
      { value: "ours", label: "Sudokit" },
      { value: "hodoku", label: "HoDoKu" },
      { value: "sudoku-explainer", label: "Sudoku Explainer" },
    ],
  },
  {
    key: "notation",
    title: "Cell names",
    choices: [
      { value: "rncn", label: "r4c7" },
      { value: "k9", label: "D7" },
    ],
  },
];

const SWITCHES: readonly { key: "clean" | "clashes" | "complete" | "clock"; label: string }[] = [
  { key: "clean", label: "Placing a digit tidies up its notes" },
  { key: "clashes", label: "Highlight conflicts" },
  { key: "complete", label: "Show how many of each digit are left" },
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
