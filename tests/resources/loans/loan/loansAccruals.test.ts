import { beforeAll, describe, expect, test } from 'vitest';
import { bringToDate } from '../../../../src/domain/lending/accrual';
import { minus, plus, total } from '../../../../src/domain/lending/amounts';
import { isLive, openParts } from '../../../../src/domain/lending/Installment';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import type { LoanFile } from '../../../../mocks/resources/loans/book/LoanFile';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { brokenChecks } from './loanChecks';
import { LoanDesk } from './LoanDesk';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});

/** Debit − credit of an account of the general ledger over all journals of a loan. */
const net = ({ lines }: LoanFile, account: string): string => {
  const own = lines.filter(({ accountKey }) => accountKey === `ledgerAccounts.${account}`);
  return minus(
    total(own.map(({ debit }) => debit ?? '0')),
    total(own.map(({ credit }) => credit ?? '0')),
  );
};

/** Interest and additional interest that the rows ask for at the last end of day. */
const open = ({ book, closedThrough }: LoanFile) => {
  const rows = book && closedThrough ? bringToDate(book, closedThrough).rows.filter(isLive) : [];
  const parts = rows.map(openParts);
  return {
    interest: total(parts.map((row) => plus(row.interest, row.overdueInterest))),
    additional: total(parts.map((row) => row.additionalInterest)),
  };
};

const issued = () =>
  (desk.gateways.store.collection('loans')?.all ?? []).filter((loan) => fileOf(loan).book);

test('the receivables of interest are what the rows still ask for, on every sample', () => {
  const wrong = issued().flatMap((loan) => {
    const file = fileOf(loan);
    const { interest, additional } = open(file);
    const sides = [net(file, 'accruedInterest'), net(file, 'accruedAdditional')];
    return sides.join() === [interest, additional].join()
      ? []
      : [{ id: loan.id, state: loan.state, sides, open: [interest, additional] }];
  });
  expect(wrong).toEqual([]);
});

test('interest kept back at the pay-out is earned as it runs; a closed loan has none left', () => {
  const closed = issued().filter(({ state }) => state === 'CLOSED');
  expect(closed.length).toBeGreaterThan(40);
  expect(closed.filter((loan) => net(fileOf(loan), 'interestInAdvance') !== '0.00')).toEqual([]);
});

describe('the end of a day', () => {
  const loan = (id: number): MockRecord => desk.loan(id);

  test('books the interest of the day, once, with journals that balance', async () => {
    const before = fileOf(loan(known.ongoing)).lines.length;
    await desk.goTo('2026-11-22');
    const { lines } = fileOf(loan(known.ongoing));
    const added = lines.slice(before);
    expect(added.map(({ kind, date, by }) => [kind, date, by])).toEqual([
      ['ACCRUAL', '2026-11-21', null],
      ['ACCRUAL', '2026-11-21', null],
    ]);
    expect(added.map(({ accountKey }) => accountKey)).toEqual([
      'ledgerAccounts.accruedInterest',
      'ledgerAccounts.interestIncome',
    ]);
    expect(added[0].debit).toBe(added[1].credit);
    await desk.goTo('2026-11-23');
    expect(fileOf(loan(known.ongoing)).lines.length).toBe(before + 4);
    expect(await brokenChecks(desk.gateways, known.ongoing)).toEqual([]);
  });

  test('books nothing more in the risk department', async () => {
    const before = fileOf(loan(known.npl)).lines.length;
    await desk.goTo('2026-12-05');
    expect(fileOf(loan(known.npl)).lines.length).toBe(before);
  });
});
