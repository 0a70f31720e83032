import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  movementsOf,
  openingOf,
  suspenseOf,
  temporaryBalance,
} from '../../../../mocks/resources/loans/temporary-account/temporaryAccounts';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { checkSuspense, checkTemporary } from '../../../../src/domain/reconcile/temporaryCheck';
import { LoanDesk } from '../loan/LoanDesk';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});
beforeEach(() => desk.tidy());

const holderOf = (id: number) => Number(desk.loan(id).customerId);
const figures = (customerId: number) => {
  const { store } = desk.gateways;
  return {
    opening: openingOf(customerId, store.world),
    balance: temporaryBalance(store, customerId),
    movements: movementsOf(store, customerId),
  };
};
const agrees = (customerId: number) => checkTemporary(figures(customerId));

describe('R10: what the temporary account says it holds is what its journals moved', () => {
  test('of every customer of the sample, and of all together', () => {
    const { store } = desk.gateways;
    const holders = new Set(
      (store.collection('loans')?.all ?? []).map(({ customerId }) => Number(customerId)),
    );
    expect([...holders].filter((id) => !agrees(id).ok)).toEqual([]);
    expect(checkSuspense(suspenseOf(store)).ok).toBe(true);
  });

  test('after a wrong receipt went to it, and to a loan of somebody else', async () => {
    const [from, to] = [known.ongoing, known.overdue29];
    expect(holderOf(from)).not.toBe(holderOf(to));
    const before = figures(holderOf(from)).balance;
    const theirs = figures(holderOf(to)).balance;
    const moved = await desk.send(from, 'move_receipt', { body: { targetLoan: to } });
    expect(moved.status).toBe(200);
    // The money went through: neither account has more or less than what the receipt left over.
    expect(agrees(holderOf(from))).toMatchObject({ ok: true, right: String(Number(before)) });
    expect(agrees(holderOf(to)).ok).toBe(true);
    expect(Number(figures(holderOf(to)).balance)).toBeGreaterThanOrEqual(Number(theirs));
    expect(checkSuspense(suspenseOf(desk.gateways.store)).ok).toBe(true);
  });

  test('a receipt that is moved off its loan is on the account', async () => {
    const { balance } = figures(holderOf(known.ongoing));
    const { body } = await desk.send(known.ongoing, 'move_receipt');
    expect(body.code).toBeTruthy();
    const after = figures(holderOf(known.ongoing));
    expect(Number(after.balance)).toBeGreaterThan(Number(balance));
    expect(checkTemporary(after).ok).toBe(true);
  });

  test('an account below nothing never agrees', () => {
    const below = { opening: '100', balance: '-50', movements: [{ in: null, out: '150' }] };
    expect(checkTemporary(below)).toEqual({
      id: 'R10',
      ok: false,
      left: '-50',
      right: '-50',
    });
    expect(checkTemporary({ ...below, opening: '200', balance: '50' }).ok).toBe(true);
    expect(checkTemporary({ ...below, opening: '200', balance: '51' }).ok).toBe(false);
    expect(checkSuspense({ customers: '10', unallocated: '5', ledger: '15' }).ok).toBe(true);
    expect(checkSuspense({ customers: '10', unallocated: '4', ledger: '15' }).ok).toBe(false);
  });
});

describe('a payment from the temporary account', () => {
  const pay = (amount: string, action: 'pay' | 'pay_in_advance' = 'pay') =>
    desk.send(known.overdue29, action, { body: { amount, paymentSource: 'TEMPORARY' } });

  test('is refused beyond what is there, and beyond what must stay', async () => {
    const { balance } = figures(holderOf(known.overdue29));
    const owed = desk.loan(known.overdue29).balance;
    const short = await pay(String(Number(balance) + 1));
    expect([short.status, short.body.message]).toEqual([
      409,
      'Түр дансны үлдэгдэл хүрэлцэхгүй: 260,000.00.',
    ]);
    const least = await pay(String(Number(balance) - 4_999));
    expect([least.status, least.body.message]).toEqual([
      409,
      'Түр дансанд үлдэх ёстой доод дүн: 5,000.00.',
    ]);
    expect(desk.loan(known.overdue29).balance).toBe(owed);
    expect((await pay(String(Number(balance) - 5_000))).status).toBe(200);
    expect(agrees(holderOf(known.overdue29)).ok).toBe(true);
  });

  test('a batch is no source that a person chooses', async () => {
    const { status, body } = await desk.send(known.ongoing, 'pay', {
      body: { amount: '1000.00', paymentSource: 'BATCH' },
    });
    expect([status, body.fields]).toMatchObject([400, { paymentSource: expect.any(String) }]);
  });
});
