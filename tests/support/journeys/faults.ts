import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { FaultKind } from '../../../mocks/engine/Faults';
import { loadConfig } from '../../../src/config/config';
import { resetPauses } from '../../../src/http/gatewayPauses';
import { TOAST } from '../../../src/domain/settings';
import { writeFlows, type WriteFlow } from './flows';
import { button } from './form';
import type { Lab } from './gateways';
import { failures, successes } from './messages';
import { openAt, type Visit, type Who } from './openAt';
import { changed } from '../otherSettings';

/** Flows that are written like another one: as a form of its own page, or in a dialog. */
const ALIKE = ['news: create', 'news: edit', 'users: password'];

/** A write flow of each kind, for `test.each`. */
export const CASES = writeFlows
  .filter(({ name }) => !ALIKE.includes(name))
  .map((flow) => [flow.name, flow] as const);

/** Flows in a form or a question like that of another one; each is refused once, and found once, all the same. */
const SAME_FORM = ['sms: send', 'users: create', 'users: add a role'];

/** One flow of each form: on a page, in a dialog, a question with a reason, a typed one, and what is done at once. */
export const KINDS = CASES.filter(([name]) => !SAME_FORM.includes(name));

/** Long enough for what is answered, short for what never is, ms. */
const DEADLINES = { write: 30_000 };
const HANG = { write: 100 };

/** Life of a passing message and a wait beyond it, ms. */
const SHORT_LIFE = 40;
const BEYOND = 160;

/** What a person meets after a press, and what reached the gateway by then. */
export interface Met {
  /** Everything that is said as a failure. */
  told: string[];
  /** What was typed, as it is. */
  kept: string;
  /** Effects at the gateway since the form was opened. */
  commits: number;
  /** Requests of this press. */
  sent: number;
  /** Everything that is said as a success. */
  cheered: string[];
}

/** A flow that is opened and filled in, up to its last press. */
export interface Attempt {
  visit: Visit;
  /** Presses twice, with a fault on the way, and waits until a failure is said. The messages stay. */
  press(fault: FaultKind, times?: number): Promise<Met>;
  /** Presses what is "send" now; `again` = after an unknown outcome. */
  submit(again?: boolean): Promise<void>;
  /** Waits until the success is said, or seen. */
  done(): Promise<void>;
  commits(): number;
  sent(): number;
  /** Different idempotency keys of all requests. */
  keys(): number;
}

/** Opens the page of a flow, as `admin` unless it says who does it, and fills its form in. */
export async function begin(flow: WriteFlow & { who?: Who }, lab: Lab): Promise<Attempt> {
  const { store } = lab.gateways;
  const visit = await openAt(flow.path, flow.who);
  await flow.prepare();
  const requests = () =>
    store.journal.entries.filter(
      ({ method, path }) => method === flow.method && path === flow.call,
    );
  const commits = () =>
    lab.commits().filter((line) => line === `${flow.method} ${flow.call}`).length;
  const sender = (again: boolean) => (again ? button('Дахин илгээх') : flow.button());

  return {
    visit,
    async press(fault, times = 1) {
      resetPauses();
      lab.deadlines(fault === 'hang' ? HANG : DEADLINES);
      await loadConfig();
      store.faults.add({ method: flow.method, path: flow.call, fault, times });
      const before = requests().length;
      const last = await sender(offered().includes('Дахин илгээх'));
      fireEvent.click(last);
      // The second one of a double click.
      fireEvent.click(last);
      await waitFor(() => expect(failures().length).toBeGreaterThan(0));
      // The gateway notes a call once it is over.
      await waitFor(() => expect(requests().length - before).toBeGreaterThanOrEqual(times));
      return {
        told: failures(),
        kept: await flow.typed(),
        commits: commits(),
        sent: requests().length - before,
        cheered: successes(),
      };
    },
    async submit(again = false) {
      lab.deadlines(DEADLINES);
      await loadConfig();
      fireEvent.click(await sender(again));
    },
    async done() {
      await waitFor(() => expect(successes()).toEqual([flow.told]));
    },
    commits,
    sent: () => requests().length,
    keys: () => new Set(requests().map(({ idempotencyKey }) => idempotencyKey)).size,
  };
}

/** The buttons that send what is typed: none as long as a repeat waits for a check. */
export const offered = (): string[] =>
  [
    ...document.querySelectorAll(
      '[data-variant=primary][type=submit], [role=alertdialog] [type=submit]',
    ),
  ].map((found) => found.textContent);

/** What is still told after the life of a passing message. */
export async function toldForGood(action: () => Promise<unknown>): Promise<string[]> {
  const putBack = changed(TOAST, { dangerMs: SHORT_LIFE });
  try {
    await action();
    await new Promise((resolve) => setTimeout(resolve, BEYOND));
    return failures();
  } finally {
    putBack();
  }
}
