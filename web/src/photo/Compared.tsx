/** A picture beside the puzzle that was read in it, with the cells to check. */

import * as words from "sudokit-words";
import { looksOf } from "../grid/looks.ts";
import { StillGrid } from "../grid/StillGrid.tsx";
import { nameOf } from "../kit/cells.ts";
import type { Pasted } from "../kit/wire.ts";
import { list } from "../ui/lists.ts";
import { Outline } from "./Outline.tsx";
import type { Picture } from "./use-picture.ts";

/** More cells than this are shaded, and not named. */
const MOST = 6;

export function Compared({ picture, puzzle: { givens, placed, status } }: { picture: Picture; puzzle: Pasted }) {
  const { url, width, height, corners, doubtful } = picture;
  return (
    <>
      <p role="status">{asked(doubtful, status)}</p>
      <div class="compared">
        <figure class="photo">
          <img src={url} width={width} height={height} alt={words.text.photoPicture} />
          <Outline width={width} height={height} corners={corners} />
        </figure>
        <div class="small-board">
          <StillGrid label={words.text.labelPuzzle} view={looksOf(givens, placed)} place={new Set(doubtful)} />
        </div>
      </div>
    </>
  );
}

function asked(doubtful: readonly number[], status: Pasted["status"]): string {
  if (doubtful.length === 0) return status === "unique" ? words.text.photoSure : words.text.photoNone;
  return doubtful.length > MOST ? words.photoCheckMany(doubtful.length) : words.photoCheck(list(doubtful.map(nameOf)));
}
