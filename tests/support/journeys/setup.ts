import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import { relative } from 'node:path';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { browserJobs, forgetBrowserJob } from '../../../src/framework/jobs/browserJobs';
import { quickStyles } from './quickStyles';
import { beginRecord, keepRecord } from './records';
import { resetStandIns } from './standIns';

function withResolvers<T>() {
  let resolve!: (value: T | PromiseLike<T>) => void;
  let reject!: (reason?: unknown) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** What jsdom and Node 20 lack of a browser. Each line is something that the console or keycloak-js calls. */
function completeTheBrowser(): void {
  if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      // A desk: wide, light, with a mouse; animations off.
      matches: matchesDesk(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.ResizeObserver ??= NoObserver;
  window.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  window.requestIdleCallback ??= (callback) =>
    window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 1);
  window.cancelIdleCallback ??= (handle) => window.clearTimeout(handle);
  URL.createObjectURL ??= () => 'blob:journey';
  URL.revokeObjectURL ??= () => undefined;
}

const DESK_WIDTH = 1440;

function matchesDesk(media: string): boolean {
  if (/prefers-color-scheme:\s*dark/.test(media)) return false;
  if (/prefers-reduced-motion:\s*reduce/.test(media)) return true;
  const [least, most] = ['min', 'max'].map((bound) =>
    Number(new RegExp(`${bound}-width:\\s*([\\d.]+)`).exec(media)?.[1] ?? Number.NaN),
  );
  return !(least > DESK_WIDTH) && !(most < DESK_WIDTH) && /width|hover|pointer/.test(media);
}

class NoObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

completeTheBrowser();

/**
 * What a test of words and calls has no use for, and what took a fifth of the time: style rules, which jsdom would read anew for
 * each question about an element though it lays nothing out, and a stack trace for each element that React makes.
 */
function leaveOutWhatNobodyLooksAt(): void {
  StyleSheet.prototype.insert = () => undefined;
  quickStyles();
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, object>;
  // React stops taking traces above a number of them.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
}

leaveOutWhatNobodyLooksAt();

// Here for all files, because they share their modules: a file cannot replace what another has loaded.
vi.mock('../../../src/ui/DocumentReader/openPdf', async () => ({
  openPdf: (await import('./standIns')).openPdf,
}));
vi.mock('../../../src/workers/workbook', async () => ({
  startWorkbook: (await import('./standIns')).startWorkbook,
}));
vi.mock(import('../../../src/workers/readSheet'), async (original) => ({
  ...(await original()),
  readSheet: (await import('./standIns')).readSheet,
}));

// What was looked for says enough; the whole page after it hides what failed.
configure({
  // The trail in the top bar repeats the name of the record.
  defaultIgnore: 'script, style, #react-admin-title',
  getElementError: (message) => new Error(message ?? 'Not found.'),
  eventWrapper: (send) => flushSync(send),
});

/**
 * Events are sent as a browser sends them, and what they change is drawn at once; nothing runs inside `act`. There a part
 * that is loaded by the press and comes after its end would never be drawn: React keeps what it waits for in a queue that
 * `act` throws away.
 */
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

/** Lines that say nothing about the console, each with its reason. */
const HARMLESS: readonly RegExp[] = [
  // jsdom has no layout and no navigation of its own; both are the browser tests' business.
  /Not implemented: navigation/,
  /Could not parse CSS stylesheet/,
  // jsdom does not know HTML's `search` element yet.
  /The tag <%s> is unrecognized in this browser.* search$/,
  // react-admin repeats every refused call here while developing; toasts and pages say it to the person.
  /^GatewayError: /,
  // Leaving a page aborts what it was reading, which react-admin repeats in the same way.
  /^AbortError: /,
  // People with chosen permissions are on no staff list; the console reports a name that it cannot find.
  /^user not found: /,
];

let spies: MockInstance[] = [];

beforeAll(beginRecord);
afterAll(() => keepRecord(relative(process.cwd(), expect.getState().testPath ?? 'unknown')));

beforeEach(() => {
  resetStandIns();
  spies = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
});

/** That of the browser, whatever a test puts in its place. */
const { setTimeout: realTimeout } = globalThis;

afterEach(async () => {
  cleanup();
  // What the page was still reading is given up, which is told a moment later.
  await new Promise((resolve) => realTimeout(resolve));
  // Modules are shared: the long work of one test would stand in the top bar of the next.
  for (const { id } of browserJobs()) forgetBrowserJob(id);
  const lines = spies.flatMap((spy) => spy.mock.calls.map((parts) => parts.map(String).join(' ')));
  spies.forEach((spy) => spy.mockRestore());
  localStorage.clear();
  sessionStorage.clear();
  expect(lines.filter((line) => !HARMLESS.some((pattern) => pattern.test(line)))).toEqual([]);
});
