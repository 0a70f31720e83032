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

/** Both stand-ins, each at the fragment that the console's menu names. */
const signingIn = (text: Texts) => html`
  <section class="part" id="password" aria-labelledby="password-title">
    <h2 id="password-title">${text.passwordTitle}</h2>
    <p>${text.passwordAbout}</p>
    <p><a class="button" href="${REALM}/account/password">${text.passwordTitle}</a></p>
  </section>
  <section class="part" id="otp" aria-labelledby="otp-title">
    <h2 id="otp-title">${text.otpTitle}</h2>
    <p>${text.otpAbout}</p>
    <p><a class="button" href="${REALM}/account/totp">${text.otpOpen}</a></p>
  </section>
`;

/**
 * The person's account: personal data, and the ways to the password and one-time-code pages. At
 * `/account-security/signing-in` the latter alone.
 */
export function accountPage(request: Request, person: Person): Markup {
  const { pathname, searchParams } = new URL(request.url);
  const referrer = searchParams.get('referrer_uri');
  const back = referrer !== null && isOwnAddress(request, referrer) ? referrer : '/';
  const onlySigningIn = pathname.endsWith('/account-security/signing-in');
  const titleOf = (text: Texts) => (onlySigningIn ? text.signingIn : text.account);
  return frame(request, {
    title: titleOf,
    body: (text) => html`
      <section class="card">
        <h1>${titleOf(text)}</h1>
        ${
          onlySigningIn
            ? html`<p lang="mn">${person.lastName} ${person.firstName}</p>`
            : html`<h2>${text.personal}</h2>
                ${personal(person, text)}`
        }
        ${signingIn(text)}
        <p><a class="button" href="${back}">${text.back}</a></p>
      </section>
    `,
  });
}
