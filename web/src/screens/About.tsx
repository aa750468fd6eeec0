/** About the app: purpose, privacy, credits. */

import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { Page } from "../ui/Page.tsx";

const PARTS = [
  { name: words.text.brand, licence: words.text.aboutLicenceMitApache, about: words.text.aboutUsWhat },
  { name: words.text.aboutPreact, licence: words.text.aboutLicenceMit, about: words.text.aboutPreactWho },
  { name: words.text.aboutQrcode, licence: words.text.aboutLicenceMit, about: words.text.aboutQrcodeWho },
  { name: words.text.aboutWasmBindgen, licence: words.text.aboutLicenceMitApache, about: words.text.aboutWasmBindgenWho },
] as const;

/** Its words are the law: it is not translated. */
const MIT =
  "Permission is hereby granted, free of charge, to any person obtaining a copy of this software and " +
  'associated documentation files (the "Software"), to deal in the Software without restriction, ' +
  "including without limitation the rights to use, copy, modify, merge, publish, distribute, " +
  "sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is " +
  "furnished to do so, subject to the following conditions: The above copyright notice and this " +
  "permission notice shall be included in all copies or substantial portions of the Software. THE " +
  'SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT ' +
  "LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. " +
  "IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER " +
  "LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN " +
  "CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.";

export function About({ app }: { app: App }) {
  return (
    <Page title={words.text.about}>
      <p>{words.aboutVersion(app.kit.version)}</p>
      <section class="stack" aria-labelledby="privacy">
        <h2 id="privacy">{words.text.aboutData}</h2>
        <p>{words.text.aboutDataText}</p>
        <p>{words.text.aboutDataLinks}</p>
      </section>
      <section class="stack" aria-labelledby="licences">
        <h2 id="licences">{words.text.aboutLicences}</h2>
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
          <summary>{words.text.aboutMit}</summary>
          <p class="muted" lang="en">
            {MIT}
          </p>
        </details>
      </section>
    </Page>
  );
}
