import { html, type Markup } from '../html';
import { PROTOCOL } from '../Provider';
import { frame } from './frame';

/** Asks before a sign-out that came without proof of who wants it. */
export function signOutPage(request: Request, parameters: URLSearchParams): Markup {
  return frame(request, {
    title: (text) => text.signOutTitle,
    body: (text) => html`
      <section class="card">
        <h1>${text.signOutTitle}</h1>
        <form method="post" action="${PROTOCOL}/logout">
          ${[...parameters].map(
            ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
          )}
          <button id="kc-logout" class="primary" name="confirm" value="1">${text.signOut}</button>
        </form>
        <p><a href="/">${text.back}</a></p>
      </section>
    `,
  });
}
