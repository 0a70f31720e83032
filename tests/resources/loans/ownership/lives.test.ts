import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { addDays } from '../../../../src/domain/dates';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import '../../../support/properties';

// docs/domain/ownership.md 1, 2: claims go there and back, and are paid in any order of value dates.

const desk = gatewayDesk(30);
const LENDERS = ['pocketmn', 'altan', 'tumen', 'khanuul'];
const CONTRACT = 500_001;
const CLAIM = 300_002;

const post = (path: string, body: object = {}) =>
  desk.call(`POST /gateway-lab/${path}`, { body, headers: { 'If-Match': '*' } });
const claim = () => desk.store.collection('loans')?.get(CLAIM) as MockRecord;
const today = () => desk.store.clock.today();

type Act =
  | { kind: 'cede'; to: string }
  | { kind: 'undo' }
  | { kind: 'wait'; days: number }
  | { kind: 'pay'; amount: number; daysAgo: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('cede' as const), to: fc.constantFrom(...LENDERS) }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('pay' as const),
    amount: fc.integer({ min: 1, max: 400_000 }),
    daysAgo: fc.integer({ min: 0, max: 6 }),
  }),
);

const done = (one: Act) => {
  if (one.kind === 'cede')
    return post(`contracts/${CONTRACT}/cede_contract`, { cedeTo: one.to, cededOn: today() });
  if (one.kind === 'undo') return post(`contracts/${CONTRACT}/undo_cession`);
  if (one.kind === 'wait') return desk.post('/__clock', { today: addDays(today(), one.days) });
  return post(`loans/${CLAIM}/pay`, {
    amount: `${one.amount}.00`,
    date: addDays(today(), -one.daysAgo),
    paymentSource: 'BANK',
  });
};

/** The journals of the claim, each with whose books it is in. */
const journals = () =>
  ledgerOf(desk.store)
    .journals({ of: { resource: 'loans', id: CLAIM } })
    .map(({ id, valueDate, tenant, lines }) => JSON.stringify({ id, valueDate, tenant, lines }));

const red = () =>
  LENDERS.flatMap((lender) =>
    ledgerOf(desk.store)
      .checks(lender, today())
      .filter(({ key }) => ['loans', 'settlement', 'temporary', 'batches'].includes(key))
      .filter((check) => namedVerdict(check) === 'unequal')
      .map(({ key }) => `${lender} ${key}`),
  );

test('after every act each lender’s books agree, and nothing that was booked before is another one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 7 }), async (acts) => {
      desk.store.reset();
      for (const one of [{ kind: 'cede', to: 'altan' } as const, ...acts]) {
        const before = journals();
        const { status } = await done(one);
        expect([200, 400, 409]).toContain(status);
        const now = journals();
        expect(before.filter((journal) => !now.includes(journal))).toEqual([]);
        expect(red()).toEqual([]);
        const since = fileOf(claim()).handovers.at(-1)?.date ?? '';
        const fresh = now.filter((journal) => !before.includes(journal));
        for (const journal of fresh)
          expect((JSON.parse(journal) as { valueDate: string }).valueDate >= since).toBe(true);
        const others = LENDERS.filter((lender) => lender !== claim().tenant);
        for (const tenant of others)
          expect(ledgerOf(desk.store).balanceOf('loan', { tenant, holder: CLAIM })).toBe('0.00');
      }
    }),
    { numRuns: 3 },
  );
}, 300_000);
