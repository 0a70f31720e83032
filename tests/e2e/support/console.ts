import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { LOCALE_KEY, type Locale } from '../../../src/i18n/locale';
import { browser } from './browser';
import { watch, type Watched } from './problems';
import { baseUrl } from './provided';
import { fillSignIn, isSignIn, sessionOf } from './signIn';

/** Longest wait for one step of a test, ms: only a hang takes so long, however busy the machine is with other things. */
export const STEP = 60_000;

export type ColourScheme = 'light' | 'dark';

/** The widths of the layout: phone, the narrowest with tables, tablet, desk. */
export const viewports = {
  phone: { width: 390, height: 844 },
  narrow: { width: 800, height: 900 },
  tablet: { width: 1024, height: 768 },
  desk: { width: 1440, height: 900 },
} as const;

export interface OpenOptions {
  /** User name: a demo person, or `only:permission,…`. */
  person: string;
  /** Address after sign-in; `/` unless said otherwise. */
  path?: string;
  viewport?: { width: number; height: number };
  locale?: Locale;
  /** What the computer prefers; the console follows it until the person chooses. */
  theme?: ColourScheme;
  /** By the identity provider's form; without it the session is there already. */
  fresh?: boolean;
  /** Problems that this test causes on purpose. */
  expects?: readonly RegExp[];
  /** Where the console is served; by the worker's own server unless said otherwise. */
  origin?: string;
}

export interface OpenConsole extends Watched {
  origin: string;
  page: Page;
  context: BrowserContext;
  expects: readonly RegExp[];
  close: () => Promise<void>;
}

const opened = new Set<OpenConsole>();
const sessions = new Map<string, ReturnType<typeof sessionOf>>();

/** The consoles that are open in this test. */
export const openConsoles = (): readonly OpenConsole[] => [...opened];

/** Drops the sessions of people, which a reset of the identity provider has made worthless. */
export const forgetSignIns = (): void => sessions.clear();

/** The session of a person: one for all tests of a file. */
function keptSession(person: string): ReturnType<typeof sessionOf> {
  const session = sessions.get(person) ?? sessionOf(person);
  sessions.set(person, session);
  return session;
}

/** Something that only the console's own pages have: its main landmark with a heading. */
const SHELL = '[data-part=shell] main h1';

/**
 * Opens the console in a browser of its own, signed in: with the session that the person has, or through the identity
 * provider's real page (`fresh`). Steps give up before the test does.
 */
export async function openConsole(options: OpenOptions): Promise<OpenConsole> {
  const {
    person,
    path = '/',
    viewport = viewports.desk,
    locale = 'mn',
    theme = 'light',
    fresh = false,
    origin = baseUrl,
  } = options;
  const context = await (
    await browser()
  ).newContext({
    baseURL: origin,
    viewport,
    // Not the gateways' zone: whatever reads the machine's own shows at once.
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    colorScheme: theme,
  });
  context.setDefaultTimeout(STEP);
  const watched = await watch(context);
  if (!fresh) await context.addCookies(await keptSession(person));
  await context.addInitScript(
    ([key, value]) => {
      // As an earlier visit would have left it; what the person chooses in the test stays. Frames of no origin
      // have no storage.
      if (window.origin !== 'null' && localStorage.getItem(key) === null)
        localStorage.setItem(key, value);
    },
    [LOCALE_KEY, locale] as const,
  );
  const page = await context.newPage();
  const handle: OpenConsole = {
    ...watched,
    origin,
    page,
    context,
    expects: options.expects ?? [],
    close: async () => {
      opened.delete(handle);
      await context.close();
    },
  };
  opened.add(handle);
  await page.goto(path);
  // A test may have ended the session of an earlier one.
  if (await isSignIn(page, SHELL)) {
    await fillSignIn(page, person);
    await page.waitForSelector(SHELL);
    sessions.delete(person);
  }
  return handle;
}

/**
 * Somebody else signs in in the same browser, as after a sign-out; what the browser keeps of the console's files is of
 * use to all of them. Ends at `path`.
 */
export async function changePerson(
  { page, context }: OpenConsole,
  person: string,
  path: string,
): Promise<void> {
  await context.clearCookies();
  await context.addCookies(await keptSession(person));
  // From a page that is not the console: an answer that it still waits for would put the former session back.
  await page.goto('/config.json');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
  await page.waitForSelector(SHELL);
}

/** What the pages have done since the last time that they should not have done. */
export const takeProblems = ({ problems, expects }: OpenConsole): string[] =>
  problems.splice(0).filter((problem) => !expects.some((pattern) => pattern.test(problem)));

/** Nothing was written to the browser's console, nothing was thrown, and no policy was broken. */
export function expectQuiet(opened: OpenConsole): void {
  expect(takeProblems(opened), 'problems in the browser').toEqual([]);
}

/** The same, and no other host was asked (docs/domain/calls.md 6.1, 6.4). */
export function expectClean(opened: OpenConsole): void {
  expectQuiet(opened);
  const foreign = opened.requests
    .map(({ url }) => url)
    .filter((url) => !url.startsWith(opened.origin) && !/^(data|blob|about):/.test(url));
  expect(foreign, 'requests to other hosts').toEqual([]);
}
