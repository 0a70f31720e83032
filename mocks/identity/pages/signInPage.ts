import { html, type Markup } from '../html';
import type { Person } from '../Person';
import { PASSWORD } from '../accounts';
import { REALM } from '../Provider';
import type { Texts } from '../texts';
import { frame } from './frame';

interface SignInState {
  /** The authorization request, carried on by the form's address. */
  query: string;
  username: string;
  password?: string;
  /** Why nobody was let in. */
  problem?: 'wrong' | 'disabled';
}

const rolesOf = ({ roles }: Person, text: Texts) =>
  roles.map((role) => text.roles[role] ?? role).join(', ') || text.noRole;

const rightsOf = ({ permissions, tenantAlias }: Person, text: Texts) =>
  `${permissions.length === 0 ? text.noPermissions : text.permissions(permissions.length)} · ${tenantAlias}`;

const choice = (person: Person, chosen: string, text: Texts) =>
  html`<li>
    <button
      class="person"
      name="choose"
      value="${person.username}"
      aria-pressed="${person.username === chosen ? 'true' : 'false'}"
    >
      <span class="initials" aria-hidden="true"
        >${person.lastName.charAt(0)}${person.firstName.charAt(0)}</span
      >
      <span class="who">
        <strong>${person.username}</strong>
        <span lang="mn">${person.lastName} ${person.firstName}</span>
        <span>${rolesOf(person, text)}</span>
        <span>${rightsOf(person, text)}</span>
      </span>
    </button>
  </li>`;

/**
 * The sign-in page: Keycloak's form (`username`, `password`) and, beside it, the demo people. Choosing one
 * fills in the form; without a script the server does it.
 */
export function signInPage(
  request: Request,
  people: readonly Person[],
  { query, username, password = '', problem }: SignInState,
): Markup {
  const action = `${REALM}/login-actions/authenticate${query}`;
  return frame(request, {
    title: (text) => text.signInTitle,
    wide: true,
    script: 'sign-in.js',
    body: (text) => html`
      <section class="card sign-in" aria-labelledby="title">
        <p class="console">${text.console}</p>
        <h1 id="title">${text.signInTitle}</h1>
        ${problem && html`<p class="problem" id="problem" role="alert">${text[problem]}</p>`}
        <form id="kc-form-login" method="post" action="${action}">
          <label for="username">${text.username}</label>
          <input
            id="username"
            name="username"
            type="text"
            value="${username}"
            autocomplete="username"
            autocapitalize="none"
            spellcheck="false"
            required
            ${problem && html`aria-invalid="true" aria-describedby="problem"`}
            ${username === '' && html`autofocus`}
          />
          <label for="password">${text.password}</label>
          <input
            id="password"
            name="password"
            type="password"
            value="${password}"
            autocomplete="current-password"
            required
            ${problem && html`aria-invalid="true" aria-describedby="problem"`}
            ${username !== '' && password === '' && html`autofocus`}
          />
          <button id="kc-login" class="primary" ${password !== '' && html`autofocus`}>
            ${text.signIn}
          </button>
        </form>
      </section>
      <section class="card people" aria-labelledby="people">
        <h2 id="people">${text.people}</h2>
        <p class="hint">${text.peopleHint} <code>${PASSWORD}</code></p>
        <form id="people-form" method="post" action="${action}" data-password="${PASSWORD}">
          <ul>
            ${people
              .filter((person) => !person.synthetic)
              .map((person) => choice(person, username, text))}
          </ul>
        </form>
      </section>
    `,
  });
}
