import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { filed, fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { at, startGateways, TODAY, type Gateways } from '../../../contract/support/gateways';
import { plus } from '../../../../src/domain/lending/amounts';
import type {
  LedgerCheck,
  Reconciliation,
} from '../../../../src/resources/accounting/reconciliation/api';
import { only } from '../../../support/rights';
import { call } from '../../../engine/testGateways';

const RIGHT = 'cgw-bank-income:access';
const RUN = 'POST /gateway-accounting/account/reconciliations';
let gateways: Gateways;
let isBroken = false;

beforeAll(async () => {
  gateways = await startGateways();
});
beforeEach(() => {
  if (isBroken) gateways.store.reset();
  isBroken = false;
});

const run = async (body: object = {}, as = only(RIGHT)): Promise<Reconciliation> =>
  (await call(gateways, RUN, { as, body })).body as unknown as Reconciliation;

const red = ({ checks }: { checks: LedgerCheck[] }): string[] =>
  checks
    .filter(({ left, right, differences }) => left !== right || differences.length > 0)
    .map(({ key }) => key);

/** A loan of the sample with a journal of today's lender, changed in its file. */
function breakLoan(change: (loan: MockRecord) => Record<string, unknown>): MockRecord {
  const loans = gateways.store.collection('loans');
  const loan = loans?.all.find((one) => fileOf(one).receipts.length > 0) as MockRecord;
  loans?.change(loan, change(loan));
  isBroken = true;
  return loan;
}

describe('the reconciliation of balances', () => {
  it('agrees on the sample, for every lender', async () => {
    expect(red(await run())).toEqual([]);
    for (const tenant of ['altan', 'tumen', 'khanuul'])
      expect(red(await run({}, at(tenant, only(RIGHT))))).toEqual([]);
    expect((await run()).checks.map(({ key }) => key).sort()).toEqual(
      expect.arrayContaining(['journals', 'loans', 'temporary', 'trial']),
    );
  });

  it('finds a loan that says another balance than its account, and its journals', async () => {
    const loan = breakLoan(({ balance }) => ({ balance: plus(String(balance), '0.01') }));
    const answer = await run();
    expect(red(answer)).toEqual(['loans']);
    const { differences } = answer.checks.find(({ key }) => key === 'loans') as LedgerCheck;
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({ resource: 'loans', id: loan.id, label: loan.code });
    expect(differences[0].journals[0]).toMatch(new RegExp(`^[JA]-${loan.id}-\\d+$`));
    const other = ['altan', 'tumen', 'khanuul'].find((tenant) => tenant !== loan.tenant) as string;
    expect(red(await run({}, at(other, only(RIGHT))))).toEqual([]);
  });

  it('finds a journal whose sides differ, on its own day', async () => {
    const loan = breakLoan((one) => {
      const file = fileOf(one);
      const place = file.lines.findIndex(
        ({ accountKey }) => accountKey === 'ledgerAccounts.feesReceivable',
      );
      const lines = file.lines.map((line, index) =>
        index === place && line.debit !== null
          ? { ...line, debit: plus(line.debit, '1.00') }
          : line,
      );
      return filed({ ...file, lines });
    });
    const { date, journalId } = fileOf(loan).lines.find(
      ({ accountKey }) => accountKey === 'ledgerAccounts.feesReceivable',
    ) as { date: string; journalId: string };
    const answer = await run({ date });
    expect(red(answer)).toEqual(['journals', 'trial']);
    expect(answer.checks[0].differences.map(({ id }) => id)).toEqual([journalId]);
    // The books stay out of balance from then on; that day's journals are those of another day.
    expect(red(await run())).toEqual(['trial']);
  });

  it('finds a temporary account that its records do not explain', async () => {
    const loan = breakLoan((one) => {
      const file = fileOf(one);
      const [receipt, ...others] = file.receipts;
      const split = { ...receipt.split, temporary: plus(receipt.split.temporary, '5.00') };
      return filed({ ...file, receipts: [{ ...receipt, split }, ...others] });
    });
    const answer = await run();
    expect(red(answer)).toEqual(['temporary']);
    const { differences } = answer.checks.find(({ key }) => key === 'temporary') as LedgerCheck;
    expect(differences.map(({ id }) => id)).toEqual([loan.customerId]);
  });

  it('refuses a day that is none or to come, and people without the right', async () => {
    const status = async (body: object, as = only(RIGHT)) =>
      (await call(gateways, RUN, { as, body })).status;
    expect(await status({ date: '2026-13-01' })).toBe(400);
    expect(await status({ date: '2026-11-22' })).toBe(400);
    expect(await status({ date: TODAY })).toBe(200);
    expect(await status({}, only('loan:view', 'wallet:list'))).toBe(403);
  });
});
