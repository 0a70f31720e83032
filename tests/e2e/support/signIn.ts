import type { BrowserContext, Page } from 'playwright-core';
import { baseUrl } from './provided';

/** Every demo person's. */
const PASSWORD = 'demo';

/** Field names are Keycloak's own. */
const USER_NAME = 'input[name="username"]';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Waits until the identity provider's form or the console is there; true for the form. */
export async function isSignIn(page: Page, shell: string): Promise<boolean> {
  const form = page.locator(USER_NAME);
  await form.or(page.locator(shell)).first().waitFor();
  return form.isVisible();
}

/** Fills the identity provider's form and sends it. */
export async function fillSignIn(page: Page, person: string, password = PASSWORD): Promise<void> {
  await page.fill(USER_NAME, person);
  await page.fill('input[name="password"]', password);
  await page.press('input[name="password"]', 'Enter');
}

/** What the console asks with; the answer goes to nobody. */
const REQUEST = {
  client_id: 'urtuu-console',
  redirect_uri: `${baseUrl}/`,
  response_type: 'code',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
};

/**
 * Signs somebody in as the form does, without a browser: the console then finds the session and needs neither the form nor a
 * second load. @returns the cookies of the session
 */
export async function sessionOf(person: string): Promise<Cookies> {
  const query = new URLSearchParams(REQUEST).toString();
  const answer = await fetch(`${baseUrl}/realms/urtuu/login-actions/authenticate?${query}`, {
    method: 'POST',
    body: new URLSearchParams({ username: person, password: PASSWORD }),
    redirect: 'manual',
  });
  await answer.text();
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [[name, value], ...attributes] = line.split(/; */).map((part) => part.split('='));
    const path = attributes.find(([attribute]) => attribute.toLowerCase() === 'path')?.[1] ?? '/';
    return { name, value, path, domain: new URL(baseUrl).hostname, httpOnly: true };
  });
  if (answer.status !== 302 || cookies.length === 0) throw new Error(`${person} cannot sign in.`);
  return cookies;
}
