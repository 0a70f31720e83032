import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { CHART, LEDGER_ACCOUNTS } from '../../../../mocks/ledger/chart';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { fromMongo, minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { startGateways, type Gateways } from '../../../contract/support/gateways';
import '../../../support/properties';
import { checker, entryDesk, type Kind, REASON, VALID } from './entryDesk';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});
const desk = entryDesk(() => gateways);
const KINDS = Object.keys(VALID) as Kind[];

/** One step: an entry of some amount, then maybe its approval, then maybe an earlier one is taken back. */
const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  mongo: fc.bigInt(1n, 40_000_000n),
  takesBack: fc.option(fc.nat(20), { nil: undefined }),
});

/** The amount of a step in the field that its kind has for it. */
function changeOf(kind: Kind, amount: string): object {
  // A line of the bank is booked whole.
  if (kind === 'LOAN_CLASS_UPGRADE' || kind === 'WALLET_CASH_IN') return {};
  if (kind === 'INTEREST_FEE_CORRECTION') return { difference: amount };
  return { amount };
}

const natural = (account: (typeof LEDGER_ACCOUNTS)[number], net: string) =>
  CHART[account].natural === 'debit' ? net : minus(ZERO, net);

it('keeps the trial balance at zero and every balance the sum of its lines, whatever is booked and taken back', async () => {
  let booked = 0;
  let reversed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      gateways.store.reset();
      const made: string[] = [];
      for (const { kind, mongo, takesBack } of steps) {
        const { status, body } = await desk.send(kind, changeOf(kind, fromMongo(mongo)));
        expect([201, 400, 409]).toContain(status);
        if (status === 201) {
          desk.refusedByBank(body.number);
          made.push(String(body.id));
          if (body.state === 'WAITING')
            await desk.post(`/${String(body.id)}/approve_entry`, { confirm: 'x' }, checker);
          else booked += 1;
        }
        if (takesBack === undefined || made.length === 0) continue;
        const undone = await desk.post(
          `/${made[takesBack % made.length]}/reverse_entry`,
          REASON,
          checker,
        );
        expect([200, 409]).toContain(undone.status);
        if (undone.status === 200) reversed += 1;
      }
      const ledger = ledgerOf(gateways.store);
      const nets = LEDGER_ACCOUNTS.map((account) => {
        const lines = ledger.lines({ account });
        const net = total(lines.map(({ debit, credit }) => minus(debit ?? ZERO, credit ?? ZERO)));
        expect(ledger.balanceOf(account)).toBe(natural(account, net));
        return net;
      });
      expect(total(nets)).toBe('0.00');
      const below = (['wallet', 'deposit', 'temporary', 'merchant'] as const).flatMap((account) =>
        ledger
          .holdersOf(account)
          .filter((holder) => ledger.balanceOf(account, { holder }).startsWith('-')),
      );
      expect(below).toEqual([]);
      await desk.agrees();
    }),
    { numRuns: 12 },
  );
  // A run that only refuses would prove nothing.
  expect(booked).toBeGreaterThan(20);
  expect(reversed).toBeGreaterThan(8);
});
