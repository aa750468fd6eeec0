/** Our own signs, drawn on a field of 24. They stand beside words, or a button says what they mean. */

const PATHS = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z",
  select: "M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M9 12h6M12 9v6",
  clear: "M20 5H9l-6 7 6 7h11a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1zM11 9.5l5 5M16 9.5l-5 5",
  line: "M6.5 17.5l11-11M5 17a2 2 0 1 0 .01 0M19 3a2 2 0 1 0 .01 0",
  arrow: "M6.5 17.5L19 5M5 17a2 2 0 1 0 .01 0M11 5h8v8",
  arrowhead: "M4 12h15M13 6l6 6-6 6",
  menu: "M5 12h.01M12 12h.01M19 12h.01",
  pause: "M9 5v14M15 5v14",
  run: "M8 5l11 7-11 7z",
  close: "M6 6l12 12M18 6L6 18",
  flag: "M5 21V4M5 4h12l-2 4 2 4H5",
  share: "M12 15V3M8 7l4-4 4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  keys: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8",
  chart: "M4 20h16M7 16v-5M12 16V6M17 16v-8",
  open: "M4 19V6a1 1 0 0 1 1-1h5l2 2h7a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM12 11v5M9.5 13.5L12 11l2.5 2.5",
  make: "M14.5 5.5l4 4L8 20H4v-4zM12.5 7.5l4 4",
  print: "M7 9V3h10v6M7 17H4v-7a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v7h-3M7 14h10v7H7z",
  learn: "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14",
  analyse: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5L21 21",
  day: "M5 5h14v15H5zM5 10h14M9 3v4M15 3v4",
  check: "M5 12.5l5 5 9-11",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 11v6M12 7.5h.01",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
} as const;

export type IconName = keyof typeof PATHS;

const TURNING: readonly IconName[] = ["back", "forward", "undo", "redo"];

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon${TURNING.includes(name) ? " turns" : ""}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
