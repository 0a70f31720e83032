import { describe, expect, it } from 'vitest';
import {
  isInBalance,
  sumOfFigures,
  trialBalanceOf,
  type PeriodBalances,
} from '../../../src/domain/ledger/trialBalance';

const account = (
  id: string,
  kind: PeriodBalances['kind'],
  natural: PeriodBalances['natural'],
  [opening, debit, credit, closing]: readonly [string, string, string, string],
): PeriodBalances => ({ id, kind, natural, opening, debit, credit, closing });

const ROWS = [
  account('1110-01', 'ASSET', 'debit', ['1000.00', '250.00', '50.00', '1200.00']),
  // What is owed to another lender: an asset that is below zero stands on the credit side.
  account('1190-01', 'ASSET', 'debit', ['-100.00', '0.00', '0.00', '-100.00']),
  account('1490-01', 'ASSET', 'credit', ['0.00', '0.00', '20.00', '20.00']),
  account('2110-01', 'LIABILITY', 'credit', ['600.00', '50.00', '0.00', '550.00']),
  account('2360-01', 'LIABILITY', 'credit', ['0.00', '0.00', '0.00', '0.00']),
  account('3110-01', 'EQUITY', 'credit', ['300.00', '0.00', '0.00', '300.00']),
  account('5110-01', 'INCOME', 'credit', ['0.00', '0.00', '250.00', '250.00']),
  account('6320-01', 'EXPENSE', 'debit', ['0.00', '20.00', '0.00', '20.00']),
];

describe('the trial balance (docs/domain/money.md 4.7)', () => {
  const classes = trialBalanceOf(ROWS);

  it('has each balance on its side, and none below zero', () => {
    const figures = classes.flatMap(({ accounts }) =>
      accounts.map(({ id, figures: one }) => [
        id,
        one.openingDebit,
        one.openingCredit,
        one.closingDebit,
        one.closingCredit,
      ]),
    );
    expect(figures).toEqual([
      ['1110-01', '1000.00', '0.00', '1200.00', '0.00'],
      ['1190-01', '0.00', '100.00', '0.00', '100.00'],
      ['1490-01', '0.00', '0.00', '0.00', '20.00'],
      ['2110-01', '0.00', '600.00', '0.00', '550.00'],
      ['3110-01', '0.00', '300.00', '0.00', '300.00'],
      ['5110-01', '0.00', '0.00', '0.00', '250.00'],
      ['6320-01', '0.00', '0.00', '20.00', '0.00'],
    ]);
  });

  it('adds up by class and altogether, debit beside credit', () => {
    expect(classes.map(({ kind, sums }) => [kind, sums.closingDebit, sums.closingCredit])).toEqual([
      ['ASSET', '1200.00', '120.00'],
      ['LIABILITY', '0.00', '550.00'],
      ['EQUITY', '0.00', '300.00'],
      ['INCOME', '0.00', '250.00'],
      ['EXPENSE', '20.00', '0.00'],
    ]);
    const sums = sumOfFigures(classes.map((one) => one.sums));
    expect(sums).toEqual({
      openingDebit: '1000.00',
      openingCredit: '1000.00',
      debit: '320.00',
      credit: '320.00',
      closingDebit: '1220.00',
      closingCredit: '1220.00',
    });
    expect(isInBalance(sums)).toBe(true);
    expect(isInBalance({ ...sums, closingCredit: '1219.99' })).toBe(false);
    expect(isInBalance({ ...sums, openingCredit: '999.99' })).toBe(false);
  });
});
