import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FaultKind } from '../../../mocks/engine/Faults';
import { expectClean } from './console';
import { gateway } from './gateway';
import { alerts, dismissToasts, successes, told, warnings } from './messages';
import { failedRequest } from './problems';
import { visit } from './visit';

/** One way of writing something, as a person does it. */
export interface Flow {
  person: string;
  method: 'POST' | 'PUT';
  /** Address of the gateway; `*` stands for anything. */
  path: string;
  /** Address of the page where it begins. The matrix writes as many times as there are addresses. */
  starts: readonly string[];
  /** Opens what is filled in and fills it in; `turn` makes what is typed differ. */
  fill: (page: Page, turn: number) => Promise<void>;
  /** Sends it. */
  send: (page: Page) => Promise<void>;
  /** What is typed, read back. */
  typed: (page: Page) => Promise<unknown>;
  /** The record can be looked at when the outcome is unknown; a new one cannot, and is sent again under its key. */
  checks: boolean;
  /** Waits until the success is told or seen. */
  done: (page: Page, turn: number) => Promise<void>;
}

const CONNECTION = 'Сервертэй холбогдоход алдаа гарлаа.';
const BAD_ANSWER = 'Серверийн хариу ойлгомжгүй байна.';

/** Nothing was booked: the one message of each fault (docs/domain/calls.md 4.5). */
const refused: readonly [FaultKind, string][] = [
  ['drop', CONNECTION],
  ['500', 'Системийн дотоод алдаа гарлаа.'],
  ['503', 'Үйлчилгээ түр зогссон байна.'],
  ['403', 'Таны эрх хүрэлцэхгүй байна.'],
  ['409', 'Мэдээлэл бүртгэгдсэн байна. Шалгаад дахин оролдоно уу.'],
  ['400', 'Бөглөсөн мэдээллээ шалгана уу.'],
  ['429', 'Хүсэлт хэт олон байна. Түр хүлээнэ үү.'],
  ['hang', CONNECTION],
];

/** The write was booked, but nobody heard of it. */
const unheard: readonly [FaultKind, string][] = [
  ['drop-after-commit', CONNECTION],
  ['html', BAD_ANSWER],
  ['cut', CONNECTION],
];

/** Nobody can say what became of the write. */
const inDoubt: ReadonlySet<FaultKind> = new Set([
  'drop',
  '500',
  '503',
  'hang',
  ...unheard.map(([fault]) => fault),
]);

/** Shortest deadline that an honest answer never misses, ms. */
const DEADLINE = 1_500;

/** A flow needs this many places to begin at. */
export const TURNS = unheard.length + 2;

async function shortDeadline(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
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

/** Sends once under a fault and returns what was told. The fault stays: browsers may send again by themselves. */
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

/**
 * Tries a flow under every fault (docs/domain/calls.md 3.2, 4.5): exactly one message, no success told, what was typed
 * stays, and a repeat of the same intent is booked once, under one key.
 */
export async function expectFaultMatrix(flow: Flow): Promise<void> {
  const opened = await visit({ person: flow.person, expects: [failedRequest] });
  const { page } = opened;
  await shortDeadline(page);
  const begin = async (turn: number) => {
    await gateway.reset();
    await page.goto(flow.starts[turn]);
    await flow.fill(page, turn);
    return flow.typed(page);
  };
  const expectOneKey = async () => {
    const address = new RegExp(`^${flow.path.replaceAll('*', '[^/]+')}$`);
    const writes = (await gateway.journal()).filter(
      ({ method, path }) => method === flow.method && address.test(path),
    );
    expect(new Set(writes.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  };

  const typed = await begin(0);
  const seen: unknown[] = [];
  for (const [fault, message] of refused) {
    const heard = await sendUnder(flow, page, fault, message);
    seen.push([fault, heard, await commitsOf(), await successes(page), await flow.typed(page)]);
    if (flow.checks && inDoubt.has(fault)) {
      await check(page);
      await page.getByText('Үйлдэл хийгдээгүй байна. Дахин илгээж болно.').waitFor();
    }
    await dismissToasts(page);
  }
  expect(seen).toEqual(refused.map(([fault, message]) => [fault, [message], 0, 0, typed]));
  await send(flow, page);
  await flow.done(page, 0);
  expect(await commitsOf()).toBe(1);
  await expectOneKey();

  for (const [index, [fault, message]] of unheard.entries()) {
    const turn = index + 1;
    const before = await begin(turn);
    const heard = await sendUnder(flow, page, fault, message);
    expect([fault, heard, await commitsOf(), await successes(page)]).toEqual([
      fault,
      [message],
      1,
      0,
    ]);
    expect(await flow.typed(page)).toEqual(before);
    expect(await alerts(page).first().innerText()).toMatch(/эсэх нь тодорхойгүй/);
    // Found to be booked; or sent again, and answered from memory.
    if (flow.checks) await check(page);
    else await send(flow, page);
    await flow.done(page, turn);
    expect([fault, await commitsOf()]).toEqual([fault, 1]);
    await expectOneKey();
  }

  // An expired token is renewed and the call sent again, without a word.
  const last = TURNS - 1;
  await begin(last);
  await gateway.fault({ method: flow.method, path: flow.path, fault: '401', times: 1 });
  await flow.send(page);
  await flow.done(page, last);
  expect(await warnings(page)).toEqual([]);
  expect(await commitsOf()).toBe(1);
  await expectOneKey();
  expectClean(opened);
}
