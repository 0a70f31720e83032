import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyEntity } from '../../../src/entity/entity';
import { STEP, expectClean, openConsole, viewports } from './console';
import { expectListFits, listsByPath } from './lists';
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
 * Rules about the page as a whole, about neighbours, and about what is inside of something: each may be broken by parts of
 * which every one was seen before. They look at the whole page every time; few elements concern them.
 */
const OF_THE_WHOLE: readonly string[] = [
  ...['bypass', 'document-title', 'html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch'],
  ...['aria-hidden-body', 'meta-refresh', 'meta-viewport', 'duplicate-id-aria'],
  ...['frame-title-unique', 'frame-focusable-content'],
  ...['target-size', 'scrollable-region-focusable', 'aria-hidden-focus', 'nested-interactive'],
  ...['aria-required-children', 'list', 'definition-list', 'td-headers-attr', 'th-has-data-cells'],
];

/** A rule of axe, by whose `matches` it chooses the elements that it looks at. */
interface Rule {
  id: string;
  matches(this: Rule, element: Element, ...more: unknown[]): boolean;
}

/**
 * Runs in the page. An element with the name, classes and attributes of one that was looked at before, with the same inside
 * it and inside elements of the same kind, can break no rule about itself that the other keeps: its rules look only at parts
 * that are new, whether the other stood in the row above or on an earlier page at this width and in these colours. What is
 * empty, and what has text of its own, is part of its look. All else stays in its place around them, so a name that is given
 * by another part, a required parent and the colour behind a text are found as they are.
 *
 * (A part that has new ones inside and is like another by itself is not looked at: what the parts inside can break around
 * them is among the rules of the whole. Of these the one about the size of targets looks at none that is large enough and
 * that nothing else for the pointer or the keyboard lies over.)
 */
async function lookAt({
  type,
  values,
  key,
  ofTheWhole,
}: Rules & { key: string; ofTheWhole: readonly string[] }): Promise<axe.Result[]> {
  const { axe: runner } = window as unknown as { axe: typeof axe };
  /** Attributes that say what it is or which drawing it has, not what it looks like. */
  const ofRecord = new Set([
    ...['href', 'id', 'src', 'title', 'd', 'for', 'value', 'data-testid', 'aria-controls'],
    ...['aria-label', 'aria-labelledby', 'aria-describedby'],
  ]);
  /** Parts that are given as a whole: some of their rules ask what is in them. */
  const WHOLE =
    'a, button, summary, label, legend, caption, h1, h2, h3, select, svg, object, [role=button], [role=link], ' +
    '[role=tab], [role=option], [role=img], [role=switch], [role=checkbox], [role=radio], [role=menuitem], ' +
    '[role=menuitemradio], [role=menuitemcheckbox], [role=treeitem], [role=tooltip]';

  const hashed = (text: string): string => {
    let [one, other] = [5381, 52711];
    for (let place = 0; place < text.length; place += 1) {
      one = (one * 33) ^ text.charCodeAt(place);
      other = (other * 31) ^ text.charCodeAt(place);
    }
    return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
  };
  const hasText = (one: Element): boolean =>
    [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const looks = new Map<Element, string>();
  const ownLook = (one: Element): string => {
    const known = looks.get(one);
    if (known !== undefined) return known;
    const look = [
      one.tagName,
      ...[...one.attributes].map(({ name, value }) =>
        value !== '' && ofRecord.has(name) ? name : `${name}=${value}`,
      ),
      one.textContent === '',
      hasText(one),
    ].join(' ');
    looks.set(one, look);
    return look;
  };
  const insides = new Map<Element, string>();
  const inside = (one: Element): string => {
    const known = insides.get(one);
    if (known !== undefined) return known;
    const look = hashed([ownLook(one), ...[...one.children].map(inside)].join('|'));
    insides.set(one, look);
    return look;
  };

  const seen = new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]);
  /** Notes it; true when there was none like it. */
  const isNew = (look: string): boolean => seen.size < seen.add(look).size;
  const parts: Element[] = [];
  const visit = (one: Element, around: string, isGiven: boolean) => {
    if (!isNew(`${around}${inside(one)}`)) return;
    const here = hashed(`${around} ${ownLook(one)}`);
    // What is inside of one that is like no other is new as well, and axe takes it along.
    const isPart = isNew(here) || one.matches(WHOLE);
    if (isPart && !isGiven) parts.push(one);
    for (const child of one.children) visit(child, here, isGiven || isPart);
  };
  visit(document.body, '', false);
  sessionStorage.setItem(key, JSON.stringify([...seen]));

  const given = new Set(parts.flatMap((part) => [part, ...part.querySelectorAll('*')]));

  /** What is smaller than a target has to be, and what lies over or under another: nothing else can be too small. */
  const crowded = (): ReadonlySet<Element> => {
    const SMALLEST = 24;
    const targets = [
      ...document.querySelectorAll(
        'a[href], area, button, details, iframe, input, select, summary, textarea, [tabindex], [contenteditable]',
      ),
    ].map((target) => ({ target, rect: target.getBoundingClientRect() }));
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    return new Set(
      targets.flatMap(({ target, rect }) =>
        rect.width < SMALLEST ||
        rect.height < SMALLEST ||
        targets.some((other) => other.target !== target && meets(rect, other.rect))
          ? [target]
          : [],
      ),
    );
  };

  if (type !== 'tag' && parts.length === 0) return [];
  const targets = crowded();
  const concerns = (rule: string, element: Element): boolean => {
    if (rule === 'target-size') return targets.has(element);
    return ofTheWhole.includes(rule) || given.has(element);
  };
  // One run for both: axe reads the whole page for each.
  const { rules } = (runner as unknown as { _audit: { rules: Rule[] } })._audit;
  const before = rules.map((rule) => ({ rule, matches: rule.matches }));
  for (const { rule, matches } of before)
    rule.matches = (element, ...more) =>
      concerns(rule.id, element) && matches.call(rule, element, ...more);
  try {
    // What is shown in a frame may run no script, so axe cannot look into it; it would only wait for an answer.
    const shared = { reporter: 'no-passes', iframes: false } as const;
    const runOnly = { type, values: [...values] };
    return (await runner.run(document, { ...shared, runOnly })).violations;
  } finally {
    for (const { rule, matches } of before) rule.matches = matches;
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
  const violations = await besidePager(page, () =>
    page.evaluate(lookAt, { ...rules, key, ofTheWhole: OF_THE_WHOLE }),
  );
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, all, any, none }) => {
      const reasons = [...all, ...any, ...none].map(({ message }) => message);
      return `${id} (${impact}) ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
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

/**
 * Runs in the page: goes to an address inside the running console, as a link does; loading it anew takes three times as
 * long. By way of a page without anything, so that nothing of the page before is taken for the next one: React may keep its
 * elements.
 */
async function moveTo(given: {
  path: string;
  nowhere: string;
  unknown: string;
  limit: number;
}): Promise<void> {
  const { path, nowhere, unknown, limit } = given;
  const end = performance.now() + limit;
  const go = (address: string) => {
    // The router numbers its entries.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: 'moved', idx: idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
  const heading = async (isWanted: (title: string) => boolean) => {
    const isThere = () =>
      [...document.querySelectorAll('main h1')].some(
        (one) => one.checkVisibility() && isWanted(one.textContent),
      );
    while (!isThere()) {
      if (performance.now() > end) throw new Error(`No heading at ${location.pathname}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  if (location.pathname !== nowhere) go(nowhere);
  await heading((title) => title === unknown);
  if (path === nowhere) return;
  go(path);
  await heading((title) => title !== unknown);
}

/** Goes to an address inside the running console: its heading is there, and nothing of the page before. */
export const leaveFor = (page: Page, path: string): Promise<void> =>
  page.evaluate(moveTo, { path, nowhere: NOWHERE, unknown: 'Хуудас олдсонгүй', limit: STEP });

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

/** A width and colours in which a place is looked at, and what is looked for there. */
interface Stage {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  rules: Rules;
}

/**
 * Each place is looked at several times without loading it again:
 *
 * - at the desk, light: every rule, and that every word is Mongolian, and that a list fits;
 * - at the desk, dark: the rules about colours. The two themes are one description with two palettes, so nothing else
 *   of a page can differ. Left out where the second width shows the same tables, which are looked at there;
 * - narrow, dark: every rule, because cards, drawers and menus appear that a desk has not;
 * - on a phone, light: the rules about colours.
 */
function stagesOf(narrow: Looked['narrow']): Stage[] {
  const { desk } = viewports;
  const hasCards = narrow !== undefined && narrow.width < viewports.narrow.width;
  const stages: Stage[] = [{ viewport: desk, colorScheme: 'light', rules: EVERY_RULE }];
  if (!narrow || hasCards)
    stages.push({ viewport: desk, colorScheme: 'dark', rules: COLOUR_RULES });
  if (narrow) stages.push({ viewport: narrow, colorScheme: 'dark', rules: EVERY_RULE });
  if (hasCards) stages.push({ viewport: narrow, colorScheme: 'light', rules: COLOUR_RULES });
  return stages;
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
 * Looks at each place in all its stages (`stagesOf`): one place in their order and the next one backwards, because a page
 * is painted and laid out anew for each change. At no width a page scrolls sideways.
 */
export async function expectAllAccessible({ places, firstOf = [], narrow }: Looked): Promise<void> {
  const opened = await openConsole({ person: 'admin', path: NOWHERE, expects: [failedRequest] });
  const { page } = opened;
  const settled = settling(page);
  const answered = listenTo(page);
  const stages = stagesOf(narrow);
  const [first] = stages;
  const set = async ({ viewport, colorScheme }: Stage) => {
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.evaluate(paintedIn, colorScheme);
  };
  const lookAs = async (stage: Stage, list?: AnyEntity) => {
    if (stage === first) await expectMongolian(page, answered);
    await expectAccessible(page, stage.rules);
    if (stage.rules === EVERY_RULE) await expectNoSidewaysScroll(page);
    if (stage === first && list) await expectListFits(page, list);
  };
  /** What is wrong, of all pages at once. */
  const problems: string[] = [];
  const look = async (name: string, go: () => Promise<void>, list?: AnyEntity) => {
    try {
      for (const [index, stage] of stages.entries()) {
        await set(stage);
        await (index === 0 ? go() : settled());
        await lookAs(stage, list);
      }
    } catch (error) {
      const { message, expected, actual } = error as Error & Record<string, unknown>;
      problems.push(`${name}: ${message} (${String(actual)}; expected ${String(expected)})`);
    }
    stages.reverse();
  };
  for (const { path, ready, open } of places)
    await look(
      path,
      async () => {
        if (open) await page.goto(path);
        else await leaveFor(page, path);
        await page.locator(ready).first().waitFor();
        await settled();
        await open?.(page);
      },
      open ? undefined : listsByPath.get(path),
    );
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
