/**
 * The camera: the grid in it is outlined, and taken as soon as two pictures in a row are read alike, for sure, and as a
 * puzzle with one solution: digits that are not seen at all are not in doubt.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { wrongOf } from "../kit/kit.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Outline } from "./Outline.tsx";
import { drawn, pixelsOf } from "./pixels.ts";

interface Props {
  app: App;
  /** Gets the picture. */
  take: (file: Blob) => void;
  close: () => void;
}

interface Seen {
  width: number;
  height: number;
  corners: readonly [number, number][];
}

/** After so many pictures in a row that are in doubt, it does not help to hold still any longer. */
const IN_DOUBT = 4;

const NOTHING: Seen = { width: 4, height: 3, corners: [] };

/** False in browsers that never show a camera to this page. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

const seenBy = (video: HTMLVideoElement): HTMLCanvasElement => drawn(video, video.videoWidth, video.videoHeight);

export function Camera({ app, take, close }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState(NOTHING);
  const [said, setSaid] = useState<string>(words.text.cameraHold);
  const [isOn, setOn] = useState(false);
  // As PNG, so that it is read again exactly as it was.
  const hand = (canvas: HTMLCanvasElement): void => canvas.toBlob((blob) => blob !== null && take(blob));
  useEffect(() => {
    let isHere = true;
    const thought = app.thought.another();
    const opened = navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1920 } } });
    const isPuzzle = async (text: string): Promise<boolean> => {
      const read = await thought.ask("read", { text, at: 0 });
      return "status" in read && read.status === "unique";
    };
    const watch = async (shown: HTMLVideoElement): Promise<void> => {
      let [before, inDoubt] = ["", 0];
      while (isHere) {
        const canvas = seenBy(shown);
        const reading = await thought.ask("photo", pixelsOf(canvas));
        if (!isHere) return;
        const isRead = "line" in reading;
        setSeen({ width: canvas.width, height: canvas.height, corners: isRead ? reading.corners : [] });
        const isAlike = isRead && reading.doubtful.length === 0 && reading.line === before;
        const isSure = isAlike && (await isPuzzle(reading.line));
        if (!isHere) return;
        inDoubt = isRead && !isSure ? inDoubt + 1 : 0;
        const still = inDoubt < IN_DOUBT ? words.text.cameraStill : words.text.cameraUnsure;
        setSaid(isRead ? still : words.photoUnread(reading.unread));
        if (isSure) return hand(canvas);
        before = isRead ? reading.line : "";
      }
    };
    const begin = async (stream: MediaStream): Promise<void> => {
      const shown = video.current;
      if (!isHere || shown === null) return;
      shown.srcObject = stream;
      await shown.play();
      setOn(true);
      await watch(shown);
    };
    const complain = (text: string): void => {
      if (isHere) setSaid(text);
    };
    opened.then(
      (stream) => begin(stream).catch((error: unknown) => complain(wrongOf(error).message)),
      () => complain(words.text.cameraRefused),
    );
    return () => {
      isHere = false;
      thought.stop();
      opened.then(
        (stream) => stream.getTracks().map((track) => track.stop()),
        () => undefined,
      );
    };
  }, []);
  return (
    <Dialog title={words.text.cameraTitle} close={close}>
      <div class="photo">
        <video ref={video} muted playsInline tabIndex={-1} aria-label={words.text.cameraTitle} />
        <Outline {...seen} />
      </div>
      <p role="status">{said}</p>
      <div class="row">
        {isOn && (
          <button type="button" onClick={() => video.current !== null && hand(seenBy(video.current))}>
            {words.text.cameraTake}
          </button>
        )}
        <button type="button" onClick={close}>
          {words.text.buttonCancel}
        </button>
      </div>
    </Dialog>
  );
}
