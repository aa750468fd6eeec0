/** Pictures as pixels. */

import * as words from "sudokit-words";
import type { Pixels } from "../kit/photo.ts";

/** The reader needs no more pixels along a side, and all those of a camera would be 200 MB. */
const LONGEST = 1000;

/** A picture on a canvas, made smaller if need be. Where it is transparent, paper is seen. */
export function drawn(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = penOf(canvas);
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export const pixelsOf = (canvas: HTMLCanvasElement): Pixels => penOf(canvas).getImageData(0, 0, canvas.width, canvas.height);

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error(words.text.startOldBrowser);
  return pen;
}
