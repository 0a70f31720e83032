import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectClean, openConsole, viewports } from './console';
import type { Place } from './places';
import { expectMongolian, listenTo } from './mongolian';
import { failedRequest } from './problems';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules of WCAG 2.2 AA. */
const EVERY_RULE = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} as const;

/** The rules that look at colours. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

type Rules = typeof EVERY_RULE | typeof COLOUR_RULES;

/** Where the page keeps what was looked at in it already, for as long as the console is open. */
const LOOKED = 'looked-at';

/**
 * Runs in the page. An element with the name, classes and attributes of one that was looked at before, with the same inside
 * it and inside elements of the same kind, can break no rule that the other keeps: it is hidden in its place while axe looks,
 * whether the other stood in the row above or on an earlier page at this width and in these colours. What is empty is part of
 * its look. What gives a name to something else stays, and what must hold certain children is shown as a whole or not at all.
 * (For parts that it is told to leave out, axe asks at each element and rule whether one of them holds it: that takes longer.)
 */
async function lookAt({ type, values, key }: Rules & { key: string }): Promise<axe.Result[]> {
  const { axe: runner } = window as unknown as { axe: typeof axe };
  /** Attributes that say what it is or which drawing it has, not what it looks like. */
  const ofRecord = new Set([
    ...['href', 'id', 'src', 'title', 'd', 'for', 'value', 'data-testid', 'aria-controls'],
    ...['aria-label', 'aria-labelledby', 'aria-describedby'],
  ]);
  /** Parts that are shown as a whole: some of their rules ask what is in them. */
  const WHOLE =
    'a, button, summary, label, legend, caption, thead, h1, h2, h3, select, svg, [role=button], [role=link], [role=tab], ' +
    '[role=option], [role=img], [role=switch], [role=checkbox], [role=menuitem], [role=treeitem], [role=tooltip], ' +
    '[role=tablist], [role=listbox], [role=menu], [role=menubar], [role=grid], [role=radiogroup], [role=tree], [role=list]';
  /** Rules that look at neighbours and at what is inside: with all in its place. */
  const IN_PLACE = ['target-size', 'scrollable-region-focusable'];

  const hashed = (text: string): string => {
    let [one, other] = [5381, 52711];
    for (let place = 0; place < text.length; place += 1) {
      one = (one * 33) ^ text.charCodeAt(place);
      other = (other * 31) ^ text.charCodeAt(place);
    }
    return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
  };
  const insides = new Map<Element, string>();
  const ownLook = (one: Element): string =>
    [
      one.tagName,
      ...[...one.attributes].map(({ name, value }) =>
        value !== '' && ofRecord.has(name) ? name : `${name}=${value}`,
      ),
      one.textContent === '',
    ].join(' ');
  const inside = (one: Element): string => {
    const known = insides.get(one);
    if (known !== undefined) return known;
    const look = hashed([ownLook(one), ...[...one.children].map(inside)].join('|'));
    insides.set(one, look);
    return look;
  };

  const named = [...document.querySelectorAll('[aria-labelledby], [aria-describedby], [for]')]
    .flatMap((one) =>
      ['aria-labelledby', 'aria-describedby', 'for'].map((name) => one.getAttribute(name)),
    )
    .flatMap((ids) => ids?.split(/\s+/) ?? []);
  const kept = new Set<Element>();
  for (const one of [
    ...named.map((id) => document.getElementById(id)),
    ...document.querySelectorAll('label, legend, caption, h1'),
    document.activeElement,
  ])
    for (let at: Element | null = one; at && !kept.has(at); at = at.parentElement) kept.add(at);

  const seen = new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]);
  const hidden: HTMLElement[] = [];
  const visit = (one: Element, around: string) => {
    if (!(one instanceof HTMLElement)) return;
    const place = `${around}${inside(one)}`;
    const isSeen = seen.size === seen.add(place).size;
    if (isSeen && !kept.has(one) && !one.style.visibility) {
      hidden.push(one);
      return;
    }
    if (one.matches(WHOLE)) return;
    const here = hashed(`${around} ${ownLook(one)}`);
    for (const child of one.children) visit(child, here);
  };
  visit(document.body, '');

  const look = async (options: axe.RunOptions) => {
    // What is shown in a frame may run no script, so axe cannot look into it; it would only wait for an answer.
    const shared = { reporter: 'no-passes', iframes: false } as const;
    return (await runner.run({ ...shared, ...options })).violations;
  };
  const inPlace = type === 'tag' ? await look({ runOnly: IN_PLACE }) : [];
  for (const part of hidden) part.style.visibility = 'hidden';
  try {
    const runOnly = { type, values: [...values] };
    const rules = Object.fromEntries(IN_PLACE.map((rule) => [rule, { enabled: false }]));
    return [...inPlace, ...(await look({ runOnly, rules }))];
  } finally {
    for (const part of hidden) part.style.visibility = '';
    sessionStorage.setItem(key, JSON.stringify([...seen]));
  }
}

/**
 * No breach of WCAG 2.2 AA of any impact. axe runs through the browser's debugging protocol, so the page keeps its
 * strict policy while it is looked at.
 */
export async function expectAccessible(page: Page, rules: Rules = EVERY_RULE): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source}; undefined`);
  // Rows go under the pager of a list, which stays in sight; what has the focus is scrolled out from under it.
  const { width } = page.viewportSize() ?? {};
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const key = [LOOKED, width, scheme, rules.type].join(' ');
  const violations = await besidePager(page, () => page.evaluate(lookAt, { ...rules, key }));
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${impact}) ${target.join(' ')}: ${failureSummary}`,
    ),
  );
  // As one text: of a long list the report would show only the length.
  expect(found.join('\n'), `accessibility of ${page.url()}`).toBe('');
}

/** Looks at a page whose pager stands below its rows, instead of over them. */
async function besidePager<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const place = (position: string) =>
    page.evaluate((wanted) => {
      for (const foot of document.querySelectorAll<HTMLElement>('[data-part=list-foot]'))
        foot.style.position = wanted;
    }, position);
  await place('static');
  try {
    return await look();
  } finally {
    await place('');
  }
}

/** An address that is nobody's: its page holds nothing that another page is recognized by. */
export const NOWHERE = '/nirgends';

/** So long a page asks for nothing before it counts as quiet, ms. */
const QUIET_MS = 80;

/**
 * Runs in the page: its own clock, so that what it still has to do comes first, however busy the machine is. (The browser's
 * idle callbacks are no use: after a change of colours they no longer come.)
 */
const waited = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until no request is under way and nothing is loading: rows that are about to be replaced are paler. */
export function settling(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  let begun = 0;
  page.on('request', (request) => {
    underWay.add(request);
    begun += 1;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && underWay.clear());
  const loading = page.locator('[aria-busy="true"], [data-part=skeleton]');
  const isQuiet = async () => {
    if (underWay.size > 0) return false;
    const before = begun;
    await page.evaluate(waited, QUIET_MS);
    return begun === before && underWay.size === 0 && (await loading.count()) === 0;
  };
  return () => expect.poll(isQuiet, { interval: 30 }).toBe(true);
}

/** Goes to an address inside the running console, as a link does: loading it anew takes three times as long. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // The router numbers its entries.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: 'moved', idx: idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** By way of a page without anything, so that nothing of the page before is taken for the next one. */
export async function leaveFor(page: Page, path: string): Promise<void> {
  if (!page.url().endsWith(NOWHERE)) await moveTo(page, NOWHERE);
  await page.getByRole('heading', { level: 1, name: 'Хуудас олдсонгүй' }).waitFor();
  if (path === NOWHERE) return;
  await moveTo(page, path);
  await page.locator('main h1').filter({ hasNotText: 'Хуудас олдсонгүй' }).waitFor();
}

/** Runs in the page: until it is painted in these colours. The tests ask for reduced motion, so nothing moves on its way. */
async function paintedIn(scheme: string): Promise<void> {
  do await new Promise(requestAnimationFrame);
  while (getComputedStyle(document.documentElement).colorScheme !== scheme);
  if (document.getAnimations().some((one) => one instanceof CSSTransition))
    throw new Error('A colour is on its way although reduced motion was asked for.');
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'width of the page').toBe(page.viewportSize()?.width);
}

interface Looked {
  /** Where to go, and what to open there. */
  places: readonly Place[];
  /** Lists whose first record is opened. */
  firstOf?: readonly string[];
  /** The second width; none: at the desk only. */
  narrow?: { width: number; height: number };
}

/**
 * Looks at each place several times without loading it again:
 *
 * - at the desk, light: every rule, and that every word is Mongolian;
 * - at the desk, dark: the rules about colours. The two themes are one description with two palettes, so nothing else
 *   of a page can differ. Left out where the second width shows the same tables, which are looked at there;
 * - narrow, dark: every rule, because cards, drawers and menus appear that a desk has not;
 * - on a phone, light: the rules about colours.
 *
 * At both widths nothing makes the page scroll sideways.
 */
export async function expectAllAccessible({ places, firstOf = [], narrow }: Looked): Promise<void> {
  const opened = await openConsole({ person: 'admin', path: NOWHERE, expects: [failedRequest] });
  const { page } = opened;
  const settled = settling(page);
  const answered = listenTo(page);
  const hasCards = narrow !== undefined && narrow.width < viewports.narrow.width;
  const paint = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(paintedIn, colorScheme);
  };
  /** What is wrong, of all pages at once. */
  const problems: string[] = [];
  const look = async (name: string, go: () => Promise<void>) => {
    try {
      await page.setViewportSize(viewports.desk);
      await paint('light');
      await go();
      await expectMongolian(page, answered);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await paint('dark');
      if (!narrow || hasCards) await expectAccessible(page, COLOUR_RULES);
      if (!narrow) return;
      await page.setViewportSize(narrow);
      await settled();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      if (!hasCards) return;
      await paint('light');
      await expectAccessible(page, COLOUR_RULES);
    } catch (error) {
      const { message, expected, actual } = error as Error & Record<string, unknown>;
      problems.push(`${name}: ${message} (${String(actual)}; expected ${String(expected)})`);
    }
  };
  for (const { path, ready, open } of places)
    await look(path, async () => {
      if (open) await page.goto(path);
      else await leaveFor(page, path);
      await page.locator(ready).first().waitFor();
      await settled();
      await open?.(page);
    });
  for (const path of firstOf)
    await look(`first of ${path}`, async () => {
      await leaveFor(page, path);
      await page.locator('tbody tr a, [data-part=list-cards] a').first().click();
      await page.waitForURL((url) => url.pathname !== path);
      await page.locator('main h1').waitFor();
      await settled();
    });
  expect(problems.join('\n')).toBe('');
  expectClean(opened);
}
