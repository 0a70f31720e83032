import { addDays } from '../../../../src/domain/dates';
import type { CashOutState } from '../../../../src/domain/enums/merchants';
import { total } from '../../../../src/domain/lending/amounts';
import { cashOutCommission, netOfCashOut } from '../../../../src/domain/merchants/cashOut';
import type { FeeStep } from '../../../../src/domain/wallets/feeSteps';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Posting } from '../../../ledger/Ledger';
import { merchantsOf } from '../../accounting/staff-entry/sampleEntries';
import { samples as feeSteps } from '../../content/cashoutfee/samples';
import { samples as bankAccounts } from '../../customers/bank-account/samples';
import { customerName } from '../../loans/loan/loanProfile';

const FIRST = 610_001;

/**
 * What a merchant sold in earlier weeks, and asked for at the end of each: days ago and amounts. Each week is paid out
 * whole, so that what is on the account is what the last days brought.
 */
const WEEKS: readonly {
  sales: readonly (readonly [daysAgo: number, amount: string])[];
  asked: number;
}[] = [
  { sales: [[34, '184500.00'], [32, '96000.00']], asked: 30 },
  { sales: [[27, '402300.50'], [25, '58000.00'], [24, '77200.00']], asked: 23 },
  { sales: [[20, '61000.00'], [18, '215400.00']], asked: 16 },
  { sales: [[13, '498000.00'], [11, '130750.25'], [10, '42000.00']], asked: 9 },
]; // prettier-ignore

/** What was asked for and not paid: days ago, amount, state, why it failed. The last sum takes two people. */
const OTHERS: readonly (readonly [number, string, CashOutState, string | null])[] = [
  [12, '75000.00', 'FAILED', 'Банк дансны дугаарыг таньсангүй.'],
  [1, '300000.00', 'REQUESTED', null],
  [0, '2000000.00', 'REQUESTED', null],
];

/** A sale of the first merchant that the last sum is asked for from: days ago, amount. */
const LARGE = [2, '1600000.00'] as const;

/** A sale that it took back the day after. */
const TAKEN_BACK = [21, '12000.00'] as const;

/** Merchants in turn have sold in fewer weeks. */
const weeksOf = (place: number) => WEEKS.slice(place % WEEKS.length);

interface SampleCashOuts {
  records: readonly MockRecord[];
  postings: readonly Posting[];
}

/** Cash-outs of the sample with the journals of those that were paid, and the sales that they are paid from. */
export const sampleCashOuts = onceAWorld((world: SampleWorld): SampleCashOuts => {
  const { today, people } = world;
  const accountant = people.find(({ username }) => username === 'accountant')?.id ?? null;
  const steps: readonly (MockRecord & FeeStep)[] = feeSteps.make(world);
  const accounts = bankAccounts.make(world);
  const records: MockRecord[] = [];
  const postings: Posting[] = [];
  merchantsOf(world).forEach((merchant, place) => {
    const merchantId = Number(merchant.id);
    const tenant = String(merchant.tenant ?? MAIN_TENANT);
    const name = customerName(merchant);
    const prime = accounts.find((one) => one.customerId === merchantId && one.role === 'PRIME');
    const add = (
      daysAgo: number,
      amount: string,
      state: CashOutState,
      failReason: string | null,
    ): MockRecord => {
      const id = FIRST + records.length;
      const date = addDays(today, -daysAgo);
      const commission = cashOutCommission(steps, amount);
      const isDecided = state !== 'REQUESTED';
      const record: MockRecord = {
        id,
        number: `MO-${id}`,
        merchantId,
        merchantName: name,
        amount,
        commission,
        netAmount: netOfCashOut(amount, commission),
        bankCode: prime?.bankCode ?? null,
        accountNumber: prime?.number ?? null,
        ownerMatch: state === 'PAID' ? 'SAME' : null,
        requestedAt: `${date}T01:${10 + (place % 40)}:00.000Z`,
        checkedBy: null,
        checkedAt: null,
        decidedAt: isDecided ? `${date}T06:${10 + (place % 40)}:00.000Z` : null,
        decidedBy: isDecided ? accountant : null,
        valueDate: state === 'PAID' ? date : null,
        failReason,
        failedTransferId: null,
        journalId: state === 'PAID' ? `MC-${id}` : null,
        state,
        tenant,
        createdAt: `${date}T01:${10 + (place % 40)}:00.000Z`,
        createdBy: null,
      };
      records.push(record);
      postings.push({
        id: `MH-${id}`,
        ...heldPosting(record),
        valueDate: date,
        at: String(record.requestedAt),
        by: null,
      });
      if (state === 'FAILED')
        postings.push({
          id: `MH-${id}-R`,
          ...releasePosting(record),
          valueDate: date,
          at: String(record.decidedAt),
          by: accountant,
        });
      return record;
    };
    const sale = (daysAgo: number, amount: string): Posting => {
      const valueDate = addDays(today, -daysAgo);
      return {
        id: `MS-${merchantId}-${daysAgo}`,
        kind: 'MERCHANT_PAYMENT',
        valueDate,
        at: `${valueDate}T09:20:00.000Z`,
        by: null,
        tenant,
        of: { resource: 'customers', id: merchantId, label: name },
        lines: [
          { account: 'bank', debit: amount },
          { account: 'merchant', holder: merchantId, credit: amount },
        ],
      };
    };
    if (place === 0) {
      const [daysAgo, amount] = TAKEN_BACK;
      const wrong = sale(daysAgo, amount);
      postings.push(sale(...LARGE), wrong, {
        ...sale(daysAgo - 1, amount),
        id: `${wrong.id}-R`,
        reverses: { journal: String(wrong.id), reason: 'Худалдан авалт буцаагдсан.' },
        lines: [
          { account: 'merchant', holder: merchantId, debit: amount },
          { account: 'bank', credit: amount },
        ],
      });
    }
    for (const { sales, asked } of weeksOf(place)) {
      for (const [daysAgo, amount] of sales) postings.push(sale(daysAgo, amount));
      const paid = add(asked, total(sales.map(([, amount]) => amount)), 'PAID', null);
      postings.push(postingOf(paid));
    }
    for (const [daysAgo, amount, state, reason] of OTHERS.slice(
      0,
      place === 0 ? 3 : 2 - (place % 2),
    ))
      add(daysAgo, amount, state, reason);
  });
  return { records, postings };
});

/** The journal of a cash-out that was paid. */
function postingOf(record: MockRecord): Posting {
  return {
    id: String(record.journalId),
    valueDate: String(record.valueDate),
    at: String(record.decidedAt),
    by: record.decidedBy as string | null,
    ...cashOutPosting(record),
  };
}

type CashOutPosting<K> = Pick<Posting, 'tenant' | 'memo' | 'of' | 'lines'> & { kind: K };

const postingFor = <K extends Posting['kind']>(
  record: MockRecord,
  kind: K,
  lines: Posting['lines'],
): CashOutPosting<K> => ({
  kind,
  tenant: String(record.tenant ?? MAIN_TENANT),
  memo: String(record.number),
  of: { resource: 'merchant-cashout', id: record.id, label: String(record.number) },
  lines,
});

/** What asking for a cash-out books: the sum waits apart from what the merchant may still ask for. */
const heldPosting = (record: MockRecord): CashOutPosting<'MERCHANT_HELD'> =>
  postingFor(record, 'MERCHANT_HELD', [
    { account: 'merchant', holder: Number(record.merchantId), debit: String(record.amount) },
    { account: 'merchantHeld', holder: Number(record.merchantId), credit: String(record.amount) },
  ]);

/** What a cash-out that fails books: the sum is the merchant's again. */
export const releasePosting = (record: MockRecord): CashOutPosting<'MERCHANT_RELEASED'> =>
  postingFor(record, 'MERCHANT_RELEASED', [
    { account: 'merchantHeld', holder: Number(record.merchantId), debit: String(record.amount) },
    { account: 'merchant', holder: Number(record.merchantId), credit: String(record.amount) },
  ]);

/** What paying a cash-out books: what is held against the bank, the rest is income (docs/domain/organisation.md 2.3). */
export const cashOutPosting = (record: MockRecord): CashOutPosting<'MERCHANT_CASH_OUT'> =>
  postingFor(record, 'MERCHANT_CASH_OUT', [
    { account: 'merchantHeld', holder: Number(record.merchantId), debit: String(record.amount) },
    { account: 'bankPayouts', credit: String(record.netAmount) },
    { account: 'merchantCommission', credit: String(record.commission) },
  ]);
