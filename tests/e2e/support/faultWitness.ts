import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FaultKind } from '../../../mocks/engine/Faults';
import { expectClean, openConsole } from './console';
import { gateway } from './gateway';
import { keptConnection } from './keptConnection';
import { dismissToasts, successes, told, warnings } from './messages';
import { failedRequest } from './problems';

/** One way of writing something, as a person does it. */
export interface Flow {
  person: string;
  method: 'POST' | 'PUT';
  /** Address of the gateway; `*` matches anything. */
  path: string;
  /** Addresses of the pages where it begins: it is written once from each. */
  starts: readonly string[];
  /** Opens what is filled in and fills it in; `turn` makes what is typed differ. */
  fill: (page: Page, turn: number) => Promise<void>;
  /** Sends it. */
  send: (page: Page) => Promise<void>;
  /** What is typed, read back. */
  typed: (page: Page) => Promise<unknown>;
  /** The record can be looked at when the outcome is unknown; a new one cannot, and is sent again under its key. */
  checks: boolean;
  /** Waits until the success is said or seen. */
  done: (page: Page, turn: number) => Promise<void>;
  /** The fault that keeps it from being booked. */
  refused: keyof typeof REFUSED;
  /** The fault that spoils the answer to what was booked. */
  lost: keyof typeof LOST;
}

const CONNECTION = 'Сервертэй холбогдоход алдаа гарлаа.';
const BAD_ANSWER = 'Серверийн хариу ойлгомжгүй байна.';

/** Nothing was booked: the one message of each fault. */
const REFUSED = {
  drop: CONNECTION,
  '503': 'Үйлчилгээ түр зогссон байна.',
  '409': 'Мэдээлэл аль хэдийн бүртгэлтэй байна. Шалгаад дахин оролдоно уу.',
  '429': 'Хүсэлт хэт олон байна. Түр хүлээнэ үү.',
  hang: CONNECTION,
} as const;

/** The write was booked, but nobody heard of it. */
const LOST = {
  'drop-after-commit': CONNECTION,
  html: BAD_ANSWER,
  cut: CONNECTION,
} as const;

/** Refusals after which nobody can say what became of the write. */
const IN_DOUBT: ReadonlySet<FaultKind> = new Set(['drop', '503', 'hang']);

/** Shortest deadline that an honest answer never misses, ms. */
const DEADLINE = 4_000;

async function shortDeadline(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch(keptConnection);
    const config = (await answer.json()) as { deadlines: object };
    await route.fulfill({
      response: answer,
      json: { ...config, deadlines: { ...config.deadlines, write: DEADLINE } },
    });
  });
}

/** Sends, or sends again where the console calls it so. */
async function send(flow: Flow, page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Дахин илгээх' });
  if (await again.isVisible()) await again.click();
  else await flow.send(page);
}

/** Sends once under a fault and returns what was said. The fault stays: browsers may send again by themselves. */
async function sendUnder(
  flow: Flow,
  page: Page,
  fault: FaultKind,
  message: string,
): Promise<string[]> {
  await gateway.fault({ method: flow.method, path: flow.path, fault, times: 0 });
  await send(flow, page);
  await told(page, message);
  await gateway.noFaults();
  return warnings(page);
}

const check = (page: Page) => page.getByRole('button', { name: 'Төлөв шалгах' }).click();

const commitsOf = async () => (await gateway.commits()).length;

/** Opens a browser in which the flow can begin, again and again. */
async function ready(flow: Flow) {
  const opened = await openConsole({ person: flow.person, expects: [failedRequest] });
  const { page } = opened;
  await shortDeadline(page);
  const begin = async (turn: number) => {
    await gateway.reset();
    await page.goto(flow.starts[turn]);
    await flow.fill(page, turn);
    return flow.typed(page);
  };
  const expectBookedOnce = async () => {
    const address = new RegExp(`^${flow.path.replaceAll('*', '[^/]+')}$`);
    const writes = (await gateway.journal()).filter(
      ({ method, path }) => method === flow.method && address.test(path),
    );
    expect(new Set(writes.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(await commitsOf()).toBe(1);
  };
  return { opened, page, begin, expectBookedOnce };
}

/**
 * A flow under one refusal and one lost answer, in a real browser over real connections: exactly one message, no success
 * told, what was typed stays, and a repeat of the same intent is booked once, under one key. Every flow under every fault
 * is tried in `tests/framework/faults*.journey.tsx`; between them, the flows here meet each way in which a connection
 * fails.
 */
export async function expectSurvives(flow: Flow): Promise<void> {
  const { opened, page, begin, expectBookedOnce } = await ready(flow);

  const typed = await begin(0);
  const refusal = REFUSED[flow.refused];
  expect(await sendUnder(flow, page, flow.refused, refusal)).toEqual([refusal]);
  expect([await commitsOf(), await successes(page), await flow.typed(page)]).toEqual([0, 0, typed]);
  if (flow.checks && IN_DOUBT.has(flow.refused)) {
    await check(page);
    await page.getByText('Үйлдэл хийгдээгүй байна. Дахин илгээж болно.').waitFor();
  }
  await dismissToasts(page);
  await send(flow, page);
  await flow.done(page, 0);
  await expectBookedOnce();

  const before = await begin(1);
  const loss = LOST[flow.lost];
  expect(await sendUnder(flow, page, flow.lost, loss)).toEqual([loss]);
  expect([await commitsOf(), await successes(page), await flow.typed(page)]).toEqual([
    1,
    0,
    before,
  ]);
  await told(page, 'эсэх нь тодорхойгүй');
  // Found to be booked; or sent again, and answered from memory.
  if (flow.checks) await check(page);
  else await send(flow, page);
  await flow.done(page, 1);
  await expectBookedOnce();
  expectClean(opened);
}

/** An expired token is renewed and the call sent again, without a word. */
export async function expectRenewed(flow: Flow): Promise<void> {
  const { opened, page, begin, expectBookedOnce } = await ready(flow);
  await begin(0);
  await gateway.fault({ method: flow.method, path: flow.path, fault: '401', times: 1 });
  await flow.send(page);
  await flow.done(page, 0);
  await expect.poll(() => warnings(page)).toEqual([]);
  await expectBookedOnce();
  expectClean(opened);
}
