import { beforeAll, describe, expect, it } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { addDays } from '../../../../src/domain/dates';
import { plus, total } from '../../../../src/domain/lending/amounts';
import type { RegistryLoan } from '../../../../src/resources/credit-registry/check/api';
import { startGateways } from '../../../contract/support/gateways';

let gateways: Gateways;
let loans: readonly MockRecord[];
beforeAll(async () => {
  gateways = await startGateways();
  loans = gateways.store.collection('loans')?.all ?? [];
});

/** Each assessed loan with the figures of the credit registry that it rests on, and the day of that check. */
const assessed = () =>
  loans.flatMap((loan) => {
    const snapshot = fileOf(loan).assessment?.snapshots.creditRegistry;
    if (!snapshot) return [];
    const figures = Object.fromEntries(snapshot.figures.map(({ key, value }) => [key, value]));
    return [{ loan, at: snapshot.at, day: snapshot.at.slice(0, 10), figures }];
  });

/** Our loans of the same customer that were paid out before a day and not closed by then. */
const ownOpen = ({ id, customerId }: MockRecord, day: string) =>
  loans.filter((one) => {
    const { book, terms, closed } = fileOf(one);
    return (
      one.id !== id &&
      one.customerId === customerId &&
      book !== null &&
      terms.startDate < day &&
      (!closed || closed.date >= day)
    );
  });

const checkAt = ({ customerId }: MockRecord, at: string) =>
  gateways.store
    .collection('zms')
    ?.all.find((one) => one.customerId === customerId && one.checkedAt === at);

describe('the assessments of the sample', () => {
  it('count the customer’s own loans that were open on the day of the check', () => {
    const withOwn = assessed().filter(({ loan, day }) => ownOpen(loan, day).length > 0);
    expect(withOwn.length).toBeGreaterThan(3);
    for (const { loan, day, figures } of withOwn)
      expect(Number(figures.openLoans)).toBeGreaterThanOrEqual(ownOpen(loan, day).length);
  });

  it('are the check of that moment: its open loans, its worst class, and what is owed', () => {
    let compared = 0;
    for (const { loan, at, figures } of assessed()) {
      const check = checkAt(loan, at);
      if (!check) continue;
      compared += 1;
      const open = (check.result as RegistryLoan[]).filter(
        ({ loanState }) => loanState !== 'FINISHED',
      );
      const owed = open.filter(({ customerRole }) => customerRole === 'BORROWER');
      expect([loan.id, figures]).toEqual([
        loan.id,
        {
          openLoans: String(open.length),
          worstClass: check.worstClass ?? '–',
          openBalance: total(owed.map(({ balance }) => plus(balance))),
        },
      ]);
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('owe of our own loans what the ledger says of their accounts on the evening before', () => {
    const ledger = ledgerOf(gateways.store);
    let compared = 0;
    for (const { loan, at, day } of assessed())
      for (const held of (checkAt(loan, at)?.result as RegistryLoan[] | undefined) ?? []) {
        const own = loans.find(({ code }) => held.loanCode !== null && code === held.loanCode);
        if (!own) continue;
        const { ledgerAccount } = fileOf(own);
        const lines = ledger
          .lines({ account: 'loan', through: addDays(day, -1) })
          .filter(({ number }) => number === ledgerAccount);
        const balance = total(lines.map(({ debit, credit }) => debit ?? `-${credit ?? '0.00'}`));
        expect([own.id, day, held.balance]).toEqual([own.id, day, balance]);
        compared += 1;
      }
    expect(compared).toBeGreaterThan(0);
  });
});
