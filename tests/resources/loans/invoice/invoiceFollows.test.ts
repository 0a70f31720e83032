import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { invoiceRowsOf } from '../../../../mocks/resources/loans/invoice/invoiceRows';
import { addDays } from '../../../../src/domain/dates';
import { compareMoney } from '../../../../src/domain/money';
import { call, TODAY } from '../../../engine/testGateways';
import { brokenChecks } from '../loan/loanChecks';
import { holder, LoanDesk } from '../loan/LoanDesk';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});
beforeEach(() => desk.tidy());

const RIGHT = holder('wa-invoice:list');
const invoices = () => desk.gateways.store.collection('invoices')?.all ?? [];
const one = (id: MockRecord['id']) => invoices().find((invoice) => invoice.id === id);

/** QPay answers at once, and has not been paid. */
const isOpen = (id: MockRecord['id']) => Number(id) % 3 !== 0 && Number(id) % 17 !== 0;

/** A pending invoice over a loan in good standing that nobody has paid. */
function pending(): MockRecord {
  const found = invoices().find(
    ({ id, state, loanId }) =>
      state === 'pending' && isOpen(id) && desk.loan(loanId as number).derivedState === 'ON_TIME',
  );
  if (!found) throw new Error('no pending invoice');
  return found;
}

const check = (id: MockRecord['id']) =>
  call(desk.gateways, `POST /gateway-lab/invoices/${id}/check_status`, { as: RIGHT, body: {} });

describe('an invoice follows its row', () => {
  test('a part-payment lowers it, a closed loan cancels it, each with its row of history', async () => {
    const invoice = pending();
    const loan = Number(invoice.loanId);
    const asked = String(invoice.amount);
    expect((await desk.send(loan, 'pay', { body: { amount: '1000.00' } })).status).toBe(200);
    expect(Number(one(invoice.id)?.amount)).toBeLessThan(Number(asked));
    expect(one(invoice.id)?.state).toBe('pending');
    const rest = await desk.send(loan, 'pay_in_advance', {
      body: { amount: '49000000.00', advanceOption: 'NEXT_ROWS', date: TODAY },
    });
    expect(rest.body.state).toBe('CLOSED');
    expect(one(invoice.id)?.state).toBe('cancelled');
    const rows = await desk.history(`/gateway-lab/invoices/${invoice.id}`);
    expect(rows[0]).toMatchObject({ field: 'state', to: 'cancelled', origin: 'AUTO' });
  });

  test('an extension replaces its row: the invoice over it is asked for no more', async () => {
    const invoice = invoices().find(
      ({ id, state, loanId }) =>
        state === 'pending' && isOpen(id) && fileOf(desk.loan(loanId as number)).isExtendable,
    ) as MockRecord;
    const { status } = await desk.send(Number(invoice.loanId), 'extend', { body: { fee: '0' } });
    expect(status).toBe(200);
    expect(one(invoice.id)?.state).toBe('cancelled');
  });
});

/** Another invoice than the pending ones, by what QPay says of its number. */
function numbered(id: number): MockRecord {
  const made = { ...pending(), id, number: `INV-2026-${id}`, qpayId: `QP${id}` };
  desk.gateways.store.collection('invoices')?.insert(made);
  return one(id) as MockRecord;
}
const cancel = (id: MockRecord['id']) =>
  call(desk.gateways, `POST /gateway-lab/invoices/${id}/cancel_record`, {
    as: RIGHT,
    body: { reason: 'Харилцагчийн хүсэлтээр цуцлав.' },
  });

/** docs/domain/lending.md 8.8, unknown-outcomes.md 1.2 */
describe('cancelling asks QPay first', () => {
  test('what nobody has paid there is cancelled', async () => {
    const { id } = numbered(9_002);
    expect((await cancel(id)).body.state).toBe('cancelled');
  });

  test('what was paid meanwhile is booked, and not cancelled', async () => {
    const invoice = numbered(9_003);
    const loan = Number(invoice.loanId);
    const before = fileOf(desk.loan(loan)).receipts.length;
    const { status, body } = await cancel(invoice.id);
    expect([status, body.state, body.payerBank]).toEqual([200, 'paid', 'Хаан банк']);
    expect(fileOf(desk.loan(loan)).receipts).toHaveLength(before + 1);
  });

  test('without an answer it stays, and nothing but asking again is open until there is one', async () => {
    const { id } = numbered(17_000);
    const { status, body } = await cancel(id);
    expect([status, body.state, body.isUnanswered]).toEqual([200, 'pending', true]);
    const again = await cancel(id);
    expect([again.status, again.body.code]).toEqual([409, 'CONDITION_FAILED']);
    const asked = await check(id);
    expect([asked.body.state, asked.body.isUnanswered]).toEqual(['pending', false]);
    expect((await cancel(id)).body.state).toBe('cancelled');
  });

  test('a row that was paid otherwise leaves what QPay got on the wallet', async () => {
    const invoice = numbered(9_006);
    const loan = Number(invoice.loanId);
    const rest = await desk.send(loan, 'pay_in_advance', {
      body: { amount: '49000000.00', advanceOption: 'NEXT_ROWS', date: TODAY },
    });
    expect(rest.body.state).toBe('CLOSED');
    expect(one(invoice.id)).toMatchObject({ state: 'paid', payerBank: 'Хаан банк' });
  });
});

test('the days that pass make what is late dearer: the invoice over it asks for as much', async () => {
  const late = invoices().find(
    ({ state, dueDate, loanId }) =>
      state === 'pending' &&
      desk.loan(loanId as number).state === 'LOAN_ONGOING' &&
      String(dueDate) <= TODAY,
  );
  const chosen = late ?? pending();
  const asked = String(chosen.amount);
  const day = addDays([TODAY, String(chosen.dueDate)].sort()[1], 20);
  await desk.goTo(day);
  const now = one(chosen.id);
  expect(now?.state).toBe('pending');
  expect(compareMoney(String(now?.amount), asked)).toBe(1);
  const loan = desk.loan(chosen.loanId as number);
  const row = invoiceRowsOf(loan, [], day).find(({ no }) => no === chosen.installmentNo);
  expect(now?.amount).toBe(row?.amount);
  const rows = await desk.history(`/gateway-lab/invoices/${chosen.id}`);
  expect(rows[0]).toMatchObject({ field: 'amount', from: asked, to: now?.amount, origin: 'AUTO' });
});

describe('asking the payment service', () => {
  test('what is paid there is a receipt of the loan; asking again is refused', async () => {
    const invoice = invoices().find(({ state, id }) => state === 'pending' && Number(id) % 3 === 0);
    const loan = Number(invoice?.loanId);
    const before = fileOf(desk.loan(loan)).receipts.length;
    const { status, body } = await check(Number(invoice?.id));
    expect([status, body.state, body.payerBank]).toEqual([200, 'paid', 'Хаан банк']);
    expect(body.paidAt).toBeTruthy();
    const { receipts } = fileOf(desk.loan(loan));
    expect(receipts.length).toBe(before + 1);
    expect(receipts.at(-1)).toMatchObject({ amount: invoice?.amount, source: 'WALLET', by: null });
    expect(await brokenChecks(desk.gateways, loan)).toEqual([]);
    expect((await check(Number(invoice?.id))).status).toBe(409);
  });

  test('what is still open there stays, with the moment of asking', async () => {
    const invoice = invoices().find(({ state, id }) => state === 'pending' && Number(id) % 3 !== 0);
    const { status, body } = await check(Number(invoice?.id));
    expect([status, body.state]).toEqual([200, 'pending']);
    expect(body.checkedAt).toBeTruthy();
  });
});
