import { html, type Markup } from '../html';
import { isLongEnough, type StaffAccount } from '../accounts';
import { REALM } from '../Provider';
import type { Texts } from '../texts';
import { frame } from './frame';

/** Keycloak's names of the actions that the account pages offer too. */
export type Action = 'UPDATE_PASSWORD' | 'CONFIGURE_TOTP';
export type Problem = 'wrong' | 'mismatch' | 'badCode' | 'tooShort' | 'sameAgain';

/** Whether a `kc_action` is one that the provider offers. */
export const isAction = (text: string | undefined): text is Action =>
  text === 'UPDATE_PASSWORD' || text === 'CONFIGURE_TOTP';

/** What is wrong with a new password, which is given twice, or nothing. */
export function newPasswordProblem(
  form: URLSearchParams,
  account: StaffAccount,
): Problem | undefined {
  const next = form.get('password-new') ?? '';
  if (next !== form.get('password-confirm')) return 'mismatch';
  if (!isLongEnough(next, account)) return 'tooShort';
  return account.isPassword(next) ? 'sameAgain' : undefined;
}

/** What is wrong with the form of an action, or nothing. The set-up of one-time codes is a stand-in: nothing is stored. */
export function problemOf(
  action: Action,
  form: URLSearchParams,
  account: StaffAccount | undefined,
): Problem | undefined {
  if (action === 'CONFIGURE_TOTP') {
    return /^\d{6}$/.test(form.get('totp') ?? '') ? undefined : 'badCode';
  }
  if (!account?.isPassword(form.get('password') ?? '')) return 'wrong';
  return newPasswordProblem(form, account);
}

const passwordField = (id: string, label: string, autocomplete: string) => html`
  <label for="${id}">${label}</label>
  <input id="${id}" name="${id}" type="password" autocomplete="${autocomplete}" required />
`;

const fields: Readonly<Record<Action, (text: Texts, ticket?: string, setBy?: string) => Markup>> = {
  UPDATE_PASSWORD: (text, ticket, setBy) => html`
    ${
      ticket === undefined
        ? passwordField('password', text.currentPassword, 'current-password')
        : html`<p>${text.mustChange}</p>
            ${setBy !== undefined && html`<p>${text.setBy(setBy)}</p>`}
            <input type="hidden" name="ticket" value="${ticket}" />`
    }
    ${passwordField('password-new', text.newPassword, 'new-password')}
    ${passwordField('password-confirm', text.repeatPassword, 'new-password')}
  `,
  CONFIGURE_TOTP: (text) => html`
    <p>${text.otpHint}</p>
    <p class="key"><span>${text.otpKey}</span> <code>URTU 2345 DEMO 6723 STAN DIN7</code></p>
    <label for="totp">${text.otpCode}</label>
    <input id="totp" name="totp" inputmode="numeric" autocomplete="one-time-code" required />
  `,
};

const titles = { UPDATE_PASSWORD: 'passwordTitle', CONFIGURE_TOTP: 'otpTitle' } as const;

interface ActionState {
  /** The authorization request to return to; without one the form belongs to the account pages. */
  query?: string;
  problem?: Problem;
  saved?: boolean;
  /** Of somebody whose temporary password must be changed before the session begins. */
  ticket?: string;
  /** Who set the temporary password. */
  setBy?: string;
}

/** The page of one action: the change of the password, or the set-up of one-time codes. */
export function actionPage(
  request: Request,
  action: Action,
  { query, problem, saved, ticket, setBy }: ActionState,
): Markup {
  const address =
    query === undefined
      ? new URL(request.url).pathname
      : `${REALM}/login-actions/required-action${query}`;
  return frame(request, {
    title: (text) => text[titles[action]],
    body: (text) => html`
      <section class="card">
        <h1>${text[titles[action]]}</h1>
        ${problem && html`<p class="problem" role="alert">${text[problem]}</p>`}
        ${saved && html`<p class="done" role="status">${text[action === 'UPDATE_PASSWORD' ? 'passwordSaved' : 'saved']}</p>`}
        <form method="post" action="${address}">
          ${fields[action](text, ticket, setBy)}
          <div class="row">
            <button class="primary">${text.save}</button>
            ${
              query !== undefined &&
              ticket === undefined &&
              html`<button name="cancel" value="1" formnovalidate>${text.cancel}</button>`
            }
          </div>
        </form>
        ${query === undefined && html`<p><a href="${REALM}/account/">${text.account}</a></p>`}
      </section>
    `,
  });
}
