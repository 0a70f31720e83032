import { total } from '../../../../src/domain/lending/amounts';
import type { LedgerAccount } from '../../../ledger/chart';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** One account of an opening balance as its record keeps it. */
export interface KeptLine {
  account: LedgerAccount;
  debit: string | null;
  credit: string | null;
}

/** What a lender began with, tögrög: the main one is the larger. */
const MONEY: readonly (readonly [account: LedgerAccount, main: string, other: string])[] = [
  ['bank', '4200000000.00', '900000000.00'],
  ['bankPayouts', '600000000.00', '150000000.00'],
  ['bankReserve', '800000000.00', '200000000.00'],
];
const PROVISION = { main: '120000000.00', other: '30000000.00' } as const;

/** A lender's first opening balance: capital on the bank's accounts, and the provision. */
export function openingLines(isMain: boolean): KeptLine[] {
  const money = MONEY.map(([account, main, other]): KeptLine => ({
    account,
    debit: isMain ? main : other,
    credit: null,
  }));
  const provision = isMain ? PROVISION.main : PROVISION.other;
  return [
    ...money,
    { account: 'capital', debit: null, credit: total(money.map(({ debit }) => debit ?? '0.00')) },
    { account: 'openingEquity', debit: provision, credit: null },
    { account: 'provision', debit: null, credit: provision },
  ];
}

/** An opening balance of last year that was booked with a wrong amount and taken back the next day. */
export const TAKEN_BACK = {
  id: 103,
  journalId: 'O-GL-103',
  amount: '1850000.00',
  reason: 'Дүн буруу байсан: актаар 18,500,000 төгрөг.',
} as const;

/** A partner's opening balance of an account that nothing has moved since: it could be taken back. */
export const UNTOUCHED = {
  id: 104,
  journalId: 'O-GL-104',
  tenant: 'khanuul',
  amount: '5000000.00',
} as const;

/** The year of the one that was taken back: all of its days are over, whatever today is. */
export const takenBackYear = ({ today }: Pick<SampleWorld, 'today'>): number =>
  Number(today.slice(0, 4)) - 1;

/** What a term deposit began with, against the equity of beginnings. */
export const termLines = (amount: string): KeptLine[] => [
  { account: 'bankTerm', debit: amount, credit: null },
  { account: 'openingEquity', debit: null, credit: amount },
];

/** The record of a lender's first opening balance. */
export const openingId = ({ tenants }: Pick<SampleWorld, 'tenants'>, alias: string): number =>
  tenants.findIndex((tenant) => tenant.alias === alias) + 1;

/** The sides of a line as the ledger takes them. */
export const postedLine = ({ account, debit, credit }: KeptLine) => ({
  account,
  ...(debit === null ? {} : { debit }),
  ...(credit === null ? {} : { credit }),
});
