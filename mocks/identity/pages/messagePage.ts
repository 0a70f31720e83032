import { html, type Markup } from '../html';
import type { Texts } from '../texts';
import { frame } from './frame';

type MessageKey = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

/** A page with one message and the way back to the console. */
export function messagePage(request: Request, title: MessageKey, message?: MessageKey): Markup {
  return frame(request, {
    title: (text) => text[title],
    body: (text) => html`
      <section class="card">
        <h1>${text[title]}</h1>
        ${message && html`<p>${text[message]}</p>`}
        <p><a class="button" href="/">${text.back}</a></p>
      </section>
    `,
  });
}
