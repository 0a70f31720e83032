import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { qpayDifferences, type QpayFigures } from '../../../src/domain/qr/qpayStatus';
import type { InvoiceState } from '../../../src/domain/enums/loans';
import { QpayStatus } from '../../../src/domain/enums/qr';
import { total } from '../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import type { Gateways } from '../../../mocks/engine';
import { ledgerOf } from '../../../mocks/ledger/Ledger';
import { only } from '../../support/rights';
import { call, testGateways } from '../../engine/testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways();
});
beforeEach(() => gateways.store.reset());

const kept = (resource: string): readonly MockRecord[] =>
  gateways.store.collection(resource)?.all ?? [];
const READ = only('wa-qpay-transaction:list');
const DESK = only('wa-invoice:list', 'wa-qpay-transaction:list');
const PAYMENTS = '/gateway-lab/qpay-transactions';
const payment = (id: unknown) => kept('qr-qpay').find((one) => one.id === id) as MockRecord;
const details = (id: unknown) =>
  call(gateways, `GET ${PAYMENTS}/${String(id)}/details`, { as: READ });
const invoiceIn = (state: string, test: (one: MockRecord) => boolean = () => true) =>
  kept('invoices').find((one) => one.state === state && test(one)) as MockRecord;

describe('the sample', () => {
  test('has a payment in every status, and all agree with their invoices', () => {
    const invoices = new Map(kept('invoices').map((one) => [one.id, one]));
    expect(new Set(kept('qr-qpay').map(({ statusCode }) => statusCode))).toEqual(
      new Set(QpayStatus.values),
    );
    for (const one of kept('qr-qpay')) {
      const invoice = invoices.get(one.invoiceId as number);
      expect(
        qpayDifferences(
          one as unknown as QpayFigures,
          invoice ? { state: invoice.state as InvoiceState, amount: String(invoice.amount) } : null,
        ),
      ).toEqual([]);
    }
    expect(kept('qr-qpay').filter(({ source }) => source === 'INVOICE').length).toBe(invoices.size);
  });

  test('the clearing account holds what is paid and not settled', () => {
    const open = kept('qr-qpay').filter(
      ({ statusCode, settledOn }) => statusCode === 'PAID' && !settledOn,
    );
    expect(ledgerOf(gateways.store).balanceOf('qpayClearing')).toBe(
      total(open.map(({ settledAmount }) => String(settledAmount))),
    );
  });
});

describe.each([
  ['amount', { amount: '1.00' }],
  ['status', { statusCode: 'NEW' }],
  ['lines', { transactions: [{ amount: '1.00' }] }],
] as const)('a wrong %s', (difference, patch) => {
  test('is the only difference', () => {
    const figures = {
      statusCode: 'PAID',
      amount: '10000.00',
      settledAmount: '9900.00',
      transactions: [{ amount: '10000.00' }, { amount: '-100.00' }],
      ...patch,
    } as QpayFigures;
    expect(qpayDifferences(figures, { state: 'paid', amount: '10000.00' })).toEqual([difference]);
  });
});

describe('a payment follows its invoice', () => {
  test('paid: lines, clearing, wallet and loan, all balanced', async () => {
    const invoice = invoiceIn('pending', ({ id }) => Number(id) % 3 === 0);
    const wallet = { holder: Number(payment(invoice.id).customerId) };
    const before = ledgerOf(gateways.store).balanceOf('qpayClearing');
    const walletBefore = ledgerOf(gateways.store).balanceOf('wallet', wallet);
    await call(gateways, `POST /gateway-lab/invoices/${invoice.id}/check_status`, {
      as: DESK,
      body: {},
    });
    const { body } = await call(gateways, `GET ${PAYMENTS}/${invoice.id}`, { as: READ });
    // Every third payer bears the charge, so that the lender gets the whole amount.
    expect(body).toMatchObject({
      statusCode: 'PAID',
      settledAmount: invoice.amount,
      customerFeeFlag: true,
      isChargeLine: true,
    });
    const { body: after } = await details(invoice.id);
    const { lines } = after as unknown as {
      lines: { debit: string | null; credit: string | null; accountKey: string }[];
    };
    const sum = (side: 'debit' | 'credit') => total(lines.map((line) => line[side] ?? '0.00'));
    expect(sum('debit')).toBe(sum('credit'));
    expect(new Set(lines.map(({ accountKey }) => accountKey))).toContain('ledgerAccounts.loan');
    const ledger = ledgerOf(gateways.store);
    expect(ledger.balanceOf('qpayClearing')).toBe(total([before, String(invoice.amount)]));
    // What QPay brought is what the loan took.
    expect(ledger.balanceOf('wallet', wallet)).toBe(walletBefore);
    const { body: history } = await call(gateways, `GET ${PAYMENTS}/${invoice.id}/history`, {
      as: READ,
    });
    expect((history as unknown as object[])[0]).toMatchObject({
      field: 'statusCode',
      from: 'NEW',
      to: 'PAID',
      origin: 'AUTO',
    });
  });

  test('settled on the next day', async () => {
    const open = kept('qr-qpay').find(
      ({ statusCode, settledOn }) => statusCode === 'PAID' && !settledOn,
    );
    const invoice = invoiceIn('pending', ({ id }) => Number(id) % 3 === 0);
    await call(gateways, `POST /gateway-lab/invoices/${invoice.id}/check_status`, {
      as: DESK,
      body: {},
    });
    await gateways.control(
      new Request('http://localhost:5173/__clock', {
        method: 'POST',
        body: JSON.stringify({ today: '2026-11-22' }),
      }),
    );
    await call(gateways, `GET ${PAYMENTS}/${invoice.id}`, { as: READ });
    expect(payment(invoice.id).settledOn).toBe('2026-11-22');
    expect(open === undefined || payment(open.id).settledOn !== null).toBe(true);
    expect(ledgerOf(gateways.store).balanceOf('qpayClearing')).toBe('0.00');
  });

  test('cancelled', async () => {
    const invoice = invoiceIn('pending', ({ id }) => Number(id) % 3 !== 0 && Number(id) % 17 !== 0);
    await call(gateways, `POST /gateway-lab/invoices/${invoice.id}/cancel_record`, {
      as: DESK,
      body: { reason: 'Харилцагч бэлнээр төлсөн.' },
    });
    const { body } = await call(gateways, `GET ${PAYMENTS}/${invoice.id}`, { as: READ });
    expect([body.statusCode, body.transactions]).toEqual(['CANCELLED', []]);
  });
});

test('payments are nobody’s to change, and seen with their own right alone', async () => {
  const [one] = kept('qr-qpay');
  const put = await call(gateways, `PUT ${PAYMENTS}/${one.id}`, { body: { amount: '1.00' } });
  expect([403, 404, 405]).toContain(put.status);
  expect((await details(one.id)).status).toBe(200);
  const without = await call(gateways, `GET ${PAYMENTS}`, { as: only('wa-invoice:list') });
  expect(without.status).toBe(403);
});
