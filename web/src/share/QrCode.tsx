/** A link as a picture for cameras. */

import { correction, generate } from "lean-qr/nano";
import * as words from "sudokit-words";

/** Longer links make pictures that no camera reads from a screen. */
const MOST = 1200;

export function QrCode({ text }: { text: string }) {
  // Its room is there before the link is.
  if (text === "") return <div class="qr" />;
  if (text.length > MOST) return <p class="muted">{words.text.shareQrTooLong}</p>;
  const code = generate(text, { minCorrectionLevel: correction.L });
  const { size } = code;
  let path = "";
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) if (code.get(column, row)) path += `M${column} ${row}h1v1h-1z`;
  }
  return (
    <svg class="qr" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={words.text.shareQr} shape-rendering="crispEdges">
      <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
