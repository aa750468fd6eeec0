/** A picture that somebody chooses, and the puzzle in it. */

import { useEffect, useRef, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { wrongOf } from "../kit/kit.ts";
import type { Reading } from "../kit/photo.ts";
import { Stopped } from "../kit/thought.ts";
import { drawn, pixelsOf } from "./pixels.ts";

/** A picture that has been read. */
export interface Picture extends Reading {
  /** The address of the picture in this page. */
  url: string;
  /** Its size as it was read. */
  width: number;
  height: number;
}

export interface Pictured {
  picture: Picture | null;
  /** What there is to say of it besides the puzzle. */
  said: string;
  isWrong: boolean;
  /** Reads a picture. Its puzzle goes to `found`. */
  take: (file: Blob) => Promise<void>;
  /** Puts the picture away: the puzzle is another one. */
  forget: () => void;
}

const NOTHING = { picture: null, said: "", isWrong: false };

export function usePicture(app: App, found: (line: string) => void): Pictured {
  const [now, setNow] = useState<Pick<Pictured, "picture" | "said" | "isWrong">>(NOTHING);
  // Of several pictures only the last counts, and none once the text has changed.
  const turn = useRef(0);
  const forget = (): void => {
    turn.current += 1;
    setNow(NOTHING);
  };
  useEffect(() => () => URL.revokeObjectURL(now.picture?.url ?? ""), [now.picture]);
  const take = async (file: Blob): Promise<void> => {
    forget();
    const own = turn.current;
    setNow({ ...NOTHING, said: words.text.photoReading });
    const fail = (said: string): void => {
      if (own === turn.current) setNow({ ...NOTHING, said, isWrong: true });
    };
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (bitmap === null) return fail(words.photoUnread("damaged"));
    try {
      const pixels = pixelsOf(drawn(bitmap, bitmap.width, bitmap.height));
      const reading = await app.thought.ask("photo", pixels);
      if ("unread" in reading) return fail(words.photoUnread(reading.unread));
      if (own !== turn.current) return undefined;
      const { width, height } = pixels;
      setNow({ ...NOTHING, picture: { ...reading, url: URL.createObjectURL(file), width, height } });
      found(reading.line);
    } catch (error) {
      fail(error instanceof Stopped ? words.text.stopped : wrongOf(error).message);
    } finally {
      bitmap.close();
    }
    return undefined;
  };
  return { ...now, take, forget };
}
