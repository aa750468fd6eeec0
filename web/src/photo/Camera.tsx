/** The camera: the grid in it is outlined, and taken as soon as two pictures in a row are read alike, and for sure. */

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
    const watch = async (shown: HTMLVideoElement): Promise<void> => {
      let before = "";
      while (isHere) {
        const canvas = seenBy(shown);
        const reading = await thought.ask("photo", pixelsOf(canvas));
        if (!isHere) return;
        const isRead = "line" in reading;
        setSeen({ width: canvas.width, height: canvas.height, corners: isRead ? reading.corners : [] });
        setSaid(isRead ? words.text.cameraStill : words.photoUnread(reading.unread));
        if (isRead && reading.doubtful.length === 0 && reading.line === before) return hand(canvas);
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
