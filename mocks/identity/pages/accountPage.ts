import { html, type Markup } from '../html';
import type { Person } from '../Person';
import { isOwnAddress, REALM } from '../Provider';
import type { Texts } from '../texts';
import { frame } from './frame';

const personal = (person: Person, text: Texts) =>
  html`<dl>
    <dt>${text.username}</dt>
    <dd>${person.username}</dd>
    <dt>${text.lastName}</dt>
    <dd lang="mn">${person.lastName}</dd>
    <dt>${text.firstName}</dt>
    <dd lang="mn">${person.firstName}</dd>
    <dt>${text.email}</dt>
    <dd>${person.email}</dd>
    <dt>${text.tenant}</dt>
    <dd>${person.tenantAlias}</dd>
  </dl>`;

/** The person's account: personal data, and the ways to the password and one-time-code pages. */
export function accountPage(request: Request, person: Person): Markup {
  const { pathname, searchParams } = new URL(request.url);
  const referrer = searchParams.get('referrer_uri');
  const back = referrer !== null && isOwnAddress(request, referrer) ? referrer : '/';
  const onlySigningIn = pathname.endsWith('/account-security/signing-in');
  return frame(request, {
    title: (text) => (onlySigningIn ? text.signingIn : text.account),
    body: (text) => html`
      <section class="card">
        <h1>${onlySigningIn ? text.signingIn : text.account}</h1>
        ${
          !onlySigningIn &&
          html`<h2>${text.personal}</h2>
            ${personal(person, text)}`
        }
        ${!onlySigningIn && html`<h2>${text.signingIn}</h2>`}
        ${onlySigningIn && html`<p lang="mn">${person.lastName} ${person.firstName}</p>`}
        <ul class="links">
          <li><a href="${REALM}/account/password">${text.passwordTitle}</a></li>
          <li><a href="${REALM}/account/totp">${text.otpTitle}</a></li>
        </ul>
        <p><a class="button" href="${back}">${text.back}</a></p>
      </section>
    `,
  });
}
