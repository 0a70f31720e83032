import { expect } from 'vitest';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { minus, total } from '../../../../src/domain/lending/amounts';
import type { GatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

/** The day of the gateways, and the reserve account of the main lender, on which nothing has moved. */
const DAY = '2026-11-21';
export const RESERVE = '1105003406';
export const REFERENCES = ['CHG261121', 'CHG261122'] as const;

/** A statement of debits alone; the first has the reference of `CHARGE`. */
export const debitStatement = (account: string, opening: string, amounts: readonly string[]) => ({
  fileName: 'khuulga.csv',
  format: 'SHEET',
  statements: [
    {
      account,
      currency: 'MNT',
      from: DAY,
      to: DAY,
      opening,
      closing: minus(opening, total(amounts)),
      pending: 0,
      lines: amounts.map((amount, place) => ({
        row: place + 1,
        date: DAY,
        side: 'OUT',
        amount,
        reference: REFERENCES[place],
        counterName: '',
        counterAccount: '',
        text: 'Гүйлгээний шимтгэл',
        balance: null,
      })),
    },
  ],
});

/** The bank of the main lender's reserve has taken charges, as a statement of a file says: nothing else knows them. */
export async function chargedByBank(
  desk: GatewayDesk,
  ...amounts: readonly string[]
): Promise<void> {
  const held = ledgerOf(desk.store).balanceOf('bankReserve', { tenant: 'pocketmn' });
  const { status } = await desk.post(
    '/gateway-accounting/bank-cg/statement-files',
    debitStatement(RESERVE, held, amounts),
    only('cgw-bank-income:access'),
  );
  expect(status).toBe(200);
}

/** The entry that books the charge. */
export const CHARGE = {
  kind: 'BANK_CHARGE',
  fromAccount: 'bankReserve',
  bankReference: REFERENCES[0],
  amount: '2500.00',
  comment: 'Банкны авсан шимтгэлийг бичив.',
} as const;
