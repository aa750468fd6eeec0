/** About the app: purpose, privacy, credits. */

import type { App } from "../app.ts";
import { Page } from "../ui/Page.tsx";

const PARTS = [
  { name: "Sudokit", licence: "MIT or Apache 2.0", about: "Solver, techniques, game and this page." },
  { name: "Preact and its signals", licence: "MIT", about: "Jason Miller and contributors." },
  { name: "qrcode-generator", licence: "MIT", about: "Kazuhiko Arase." },
  { name: "wasm-bindgen", licence: "MIT or Apache 2.0", about: "The wasm-bindgen developers." },
] as const;

export function About({ app }: { app: App }) {
  return (
    <Page title="About">
      <p>{`Sudokit ${app.kit.version}: Sudoku to play, learn, analyse and make.`}</p>
      <section class="stack" aria-labelledby="privacy">
        <h2 id="privacy">Your data</h2>
        <p>
          Everything happens in this browser. There is no account, no advertisement and no tracking; nothing is fetched from elsewhere. After the
          first visit the page works without a network.
        </p>
        <p>A shared link carries its puzzle after a # sign, in the part that browsers do not send to servers.</p>
      </section>
      <section class="stack" aria-labelledby="licences">
        <h2 id="licences">Licences</h2>
        <ul class="list">
          {PARTS.map(({ name, licence, about }) => (
            <li key={name}>
              <span>
                <strong>{name}</strong>
                <small class="muted">{about}</small>
              </span>
              <span>{licence}</span>
            </li>
          ))}
        </ul>
        <details>
          <summary>The MIT licence</summary>
          <p class="muted">
            Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
            "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
            distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
            the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions of
            the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
            WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
            LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
            CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
          </p>
        </details>
      </section>
    </Page>
  );
}
