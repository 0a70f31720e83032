import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FaultKind } from '../../mocks/gateways/Faults';
import { loadConfig } from '../../src/config/config';
import { resetPauses } from '../../src/dataProviders/gatewayPauses';
import { writeFlows, type WriteFlow } from './support/flows';
import { startGateways } from './support/gateways';
import { dismissToasts, failures, successes } from './support/messages';
import { openAt } from './support/openAt';

const lab = startGateways();

const CONNECTION = 'Сервертэй холбогдоход алдаа гарлаа.';
const UNREADABLE = 'Серверийн хариу ойлгомжгүй байна.';

/** Refusals, one after the other in the same form, and the one message that tells each (security page §2.1). */
const REFUSALS: readonly (readonly [fault: FaultKind, told: string])[] = [
  ['400', 'Бөглөсөн мэдээллээ шалгана уу.'],
  ['403', 'Таны эрх хүрэлцэхгүй байна. Дутуу зөвшөөрөл: embedded:fault.'],
  [
    '409',
    'Мэдээлэл бүртгэгдсэн байна. Шалгаад дахин оролдоно уу. Мэдээлэл аль хэдийн бүртгэгдсэн байна.',
  ],
  ['429', 'Хүсэлт хэт олон байна. Түр хүлээнэ үү.'],
];

/** Answers that leave open whether it was done, and how often the gateway has written by then. */
const LOST: readonly (readonly [fault: FaultKind, told: string, commits: number])[] = [
  ['500', 'Системийн дотоод алдаа гарлаа.', 0],
  ['503', 'Үйлчилгээ түр зогссон байна.', 0],
  ['drop', CONNECTION, 0],
  ['hang', CONNECTION, 0],
  ['html', UNREADABLE, 1],
  ['cut', CONNECTION, 1],
];

const commitsOf = ({ method, call }: WriteFlow) =>
  lab.commits().filter((line) => line === `${method} ${call}`).length;

async function submitWith(flow: WriteFlow, fault: FaultKind) {
  resetPauses();
  lab.deadlines({ write: fault === 'hang' ? 100 : 30_000 });
  await loadConfig();
  lab.gateways.store.faults.add({ method: flow.method, path: flow.call, fault });
  await flow.submit();
  await waitFor(() => expect(failures().length).toBeGreaterThan(0), { timeout: 5_000 });
  const told = failures();
  const outcome = [fault, told.length, commitsOf(flow)] as const;
  const kept = await flow.typed();
  const cheered = successes();
  await dismissToasts();
  return { outcome, told: told[0], kept, cheered };
}

const CASES = writeFlows.map((flow) => [flow.name, flow] as const);

test.each(CASES)(
  '%s: refusals and a lost answer are told once, what was typed stays, no success is shown',
  async (_name, flow) => {
    await openAt(flow.path);
    await flow.prepare();
    for (const [fault, told] of REFUSALS)
      expect(await submitWith(flow, fault)).toEqual({
        outcome: [fault, 1, 0],
        told,
        kept: flow.kept,
        cheered: [],
      });
    expect(await submitWith(flow, 'drop-after-commit')).toEqual({
      outcome: ['drop-after-commit', 1, 1],
      told: expect.stringContaining(CONNECTION),
      kept: flow.kept,
      cheered: [],
    });
  },
);

/** A form, a question and a dialog: each lost answer by itself. */
const FLAGSHIPS = CASES.filter(([name]) =>
  ['news: edit', 'customers: close lending', 'users: password'].includes(name),
);

test.each(
  FLAGSHIPS.flatMap(([name, flow]) => LOST.map((lost) => [name, lost[0], flow, lost] as const)),
)('%s: %s is told once as unknown', async (_name, _fault, flow, [fault, told, commits]) => {
  await openAt(flow.path);
  await flow.prepare();
  expect(await submitWith(flow, fault)).toEqual({
    outcome: [fault, 1, commits],
    told: expect.stringContaining(told),
    kept: flow.kept,
    cheered: [],
  });
});
