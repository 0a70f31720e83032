import { describe, expect, it } from 'vitest';
import { BookDays } from '../../mocks/ledger/BookDays';
import { ledgerOf } from '../../mocks/ledger/Ledger';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import { fileOf } from '../../mocks/resources/loans/book/fileOf';
import { STEP_MS } from '../../mocks/resources/settings/eod/runs';
import type { AccountStatement, TrialBalanceRow } from '../../src/resources/accounting/account/api';
import type { StatementDay } from '../../src/resources/accounting/bank-transaction/api';
import type { LedgerCheck } from '../../src/resources/accounting/reconciliation/api';
import { only } from '../support/rights';
import { gatewayDesk } from '../engine/gatewayDesk';

const desk = gatewayDesk();
const TODAY = '2026-11-21';
const RUN = '/gateway-lab/eod/20261121';
const STEPS = 12;
const REASON = 'Туршилтын шалтгаан, хангалттай урт.';

const post = async (path: string, body: object = {}, as = 'admin') => {
  const { status, body: answer } = await desk.call(`POST ${path}`, {
    as,
    body,
    headers: { 'If-Match': '*' },
  });
  return { status, body: answer as Record<string, unknown> };
};
const records = (resource: Parameters<typeof desk.store.collection>[0]): readonly MockRecord[] =>
  desk.store.collection(resource)?.all ?? [];

/** What the gateways say of a day: trial balance, statements, checks as of it, the bank's statement. */
async function figuresOf(date: string): Promise<unknown> {
  const trial = await post('/gateway-accounting/account/balances', {
    from: date,
    to: date,
  });
  const rows = trial.body.rows as TrialBalanceRow[];
  const statements = [];
  for (const { id } of rows.filter(({ account }) =>
    ['bank', 'loan', 'temporary', 'vat'].includes(account),
  )) {
    const { body } = await post('/gateway-accounting/statement', {
      account: id,
      from: date,
      to: date,
    });
    const { opening, closing, lines } = body as unknown as AccountStatement;
    statements.push([id, opening, closing, lines.map((line) => [line.id, line.balance])]);
  }
  const { body } = await post('/gateway-accounting/account/reconciliations', { date });
  const checks = (body.checks as LedgerCheck[])
    .filter(({ asOf }) => asOf === 'day')
    .map(({ key, left, right }) => [key, left, right]);
  const bank = await desk.get(`/gateway-accounting/bank-cg/statement-days?date=${date}`);
  const days = (bank.body.rows as StatementDay[]).map((day) => [
    day.accountNumber,
    day.statement,
    day.lines,
    day.count,
  ]);
  return { rows, statements, checks, days };
}

/** The value date of what comes late, the day before the last, and the last one. */
const CLOSED = ['2026-11-16', '2026-11-20', TODAY] as const;
const allFigures = async () =>
  Object.fromEntries(
    await Promise.all(CLOSED.map(async (date) => [date, await figuresOf(date)] as const)),
  ) as Record<string, unknown>;

/** Runs the end of the sample's day. */
async function closeToday(): Promise<void> {
  const entries = desk.store.collection('accounting/entries');
  for (const entry of entries?.all ?? [])
    if (entry.state === 'WAITING') entries?.change(entry, { state: 'WITHDRAWN' });
  expect((await post(`${RUN}/start_eod`)).status).toBe(200);
  desk.store.clock.setNow(desk.store.clock.now() + STEPS * STEP_MS);
  const { body } = await desk.get(RUN);
  expect(body.state).toBe('DONE');
}

/** A loan that takes payments and moves receipts, with the receipt that it has had for long. */
function borrowed(): { loan: MockRecord; receiptId: number } {
  for (const loan of records('loans')) {
    const receipt = fileOf(loan).receipts.find(({ date }) => date < '2026-11-01');
    if (loan.state === 'LOAN_ONGOING' && loan.tenant === 'pocketmn' && receipt)
      return { loan, receiptId: receipt.id };
  }
  throw new Error('no such loan');
}

/** What somebody does late, and with which value date. */
const LATE: Readonly<Record<string, () => Promise<number>>> = {
  'a receipt with an earlier value date': async () =>
    (
      await post(`/gateway-lab/loans/${borrowed().loan.id}/pay`, {
        amount: '1000.00',
        date: '2026-11-16',
        paymentSource: 'BANK',
      })
    ).status,
  'a receipt that leaves its loan': async () => {
    const { loan, receiptId } = borrowed();
    const body = { receiptId, targetLoan: null, comment: REASON };
    return (await post(`/gateway-lab/loans/${loan.id}/move_receipt`, body)).status;
  },
  'a line of the bank that the gateway recognises': async () => {
    const line = records('accounting/profits').find(({ state }) => state === 'PENDING');
    return (await post(`/gateway-accounting/bank-cg/profits/${line?.id}/recognise`)).status;
  },
  'an old line that somebody puts on a temporary account': async () => {
    const line = records('accounting/profits').find(
      ({ state, tenant, date }) =>
        state === 'UNRECOGNIZED' && tenant === 'pocketmn' && String(date) < TODAY,
    );
    const customer = records('customers').find(({ tenant }) => tenant === 'pocketmn');
    return (
      await post(`/gateway-accounting/bank-cg/profits/${line?.id}/assign`, {
        parts: [{ loanId: null, customerId: customer?.id, amount: line?.amount }],
      })
    ).status;
  },
  'an entry of the staff': async () =>
    (
      await post('/gateway-accounting/staff-entries', {
        kind: 'INTERNAL_TRANSFER',
        fromAccount: 'bank',
        toAccount: 'bankPayouts',
        amount: '1000.00',
        comment: REASON,
      })
    ).status,
  'an entry that is taken back': async () => {
    const entry = records('accounting/entries').find(
      ({ state, kind }) => state === 'BOOKED' && kind === 'INTERNAL_TRANSFER',
    );
    return (
      await post(
        `/gateway-accounting/staff-entries/${entry?.id}/reverse_entry`,
        { reason: REASON },
        only('accounting:correct', 'cgw-bank-income:access', 'loan:view'),
      )
    ).status;
  },
  'a receipt of the tax service that is returned': async () => {
    const receipt = records('ebarimt').find(({ state, vat }) => state === 'SENT' && vat !== '0.00');
    return (
      await post(`/gateway-accounting/ebarimt/${receipt?.id}/return_receipt`, {
        returnReason: REASON,
      })
    ).status;
  },
  'an opening balance': async () => {
    const rights = ['cgw-bank-income:access', 'accounting:correct'] as const;
    const { body } = await post(
      '/gateway-accounting/opening-balances',
      {
        year: 2026,
        comment: 'Хугацаатай хадгаламж, актаар',
        lines: [
          { account: 'bankTerm', debit: '5000000.00', credit: null },
          { account: 'openingEquity', debit: null, credit: '5000000.00' },
        ],
      },
      only(...rights),
    );
    return (
      await post(
        `/gateway-accounting/opening-balances/${String(body.id)}/set_opening`,
        { confirm: '2026' },
        only(...rights, 'loan:view'),
      )
    ).status;
  },
  'the next days': async () => {
    desk.store.clock.setToday('2026-11-22');
    await desk.get('/gateway-lab/eod');
    desk.store.clock.setToday('2026-11-25');
    return (await desk.get('/gateway-lab/eod')).status;
  },
};

/** An entry of the staff, with the two days of its journal. */
async function entered(): Promise<unknown> {
  const { body } = await post('/gateway-accounting/staff-entries', {
    kind: 'INTERNAL_TRANSFER',
    fromAccount: 'bank',
    toAccount: 'bankPayouts',
    amount: '1000.00',
    comment: REASON,
  });
  const journal = ledgerOf(desk.store).journal(String(body.journalId));
  return [body.bookingDay, journal?.bookingDay, journal?.valueDate];
}

describe('the day in whose books something is', () => {
  const days = new BookDays();
  days.close('2026-11-21', '2026-11-21T10:00:00.000Z');
  days.reopen('2026-11-21', '2026-11-21T10:00:05.000Z');
  days.close('2026-11-21', '2026-11-21T11:00:00.000Z');

  it.each([
    ['before its end is run', '2026-11-21T09:59:59.999Z', '2026-11-21'],
    ['while its end is run', '2026-11-21T10:00:00.000Z', '2026-11-22'],
    ['once the run has failed', '2026-11-21T10:00:05.000Z', '2026-11-21'],
    ['when the run goes on', '2026-11-21T11:00:00.000Z', '2026-11-22'],
    ['in the last moment before midnight of Ulaanbaatar', '2026-11-21T15:59:59.999Z', '2026-11-22'],
    ['after midnight', '2026-11-21T16:00:00.000Z', '2026-11-22'],
    ['on a day that nobody has closed', '2026-11-22T15:59:59.999Z', '2026-11-22'],
  ])('%s', (_, at, day) => {
    expect(days.dayAt(at)).toBe(day);
  });

  it('is its own for what its end books, run or not', () => {
    expect(days.lastMomentOf('2026-11-21')).toBe('2026-11-21T10:59:59.999Z');
    expect(days.lastMomentOf('2026-11-22')).toBe('2026-11-22T15:59:59.999Z');
  });
});

describe('a closed day', () => {
  it('is one from the start of its run on, and open again when the run is stopped', async () => {
    const entries = desk.store.collection('accounting/entries');
    for (const entry of entries?.all ?? [])
      if (entry.state === 'WAITING') entries?.change(entry, { state: 'WITHDRAWN' });
    expect(await entered()).toEqual(['2026-11-21', '2026-11-21', '2026-11-21']);
    expect((await post(`${RUN}/start_eod`)).status).toBe(200);
    expect(await entered()).toEqual(['2026-11-22', '2026-11-22', '2026-11-21']);
    expect((await post(`${RUN}/stop_eod`)).status).toBe(200);
    expect(await entered()).toEqual(['2026-11-21', '2026-11-21', '2026-11-21']);
  });

  it('has the same figures after whatever is done later', async () => {
    await closeToday();
    const before = await allFigures();
    for (const [act, run] of Object.entries(LATE)) {
      const moved = ledgerOf(desk.store).changes;
      expect([act, await run()]).toEqual([act, expect.toBeOneOf([200, 201])]);
      expect(ledgerOf(desk.store).changes, act).toBeGreaterThan(moved);
      expect(await allFigures(), act).toEqual(before);
    }
  });
});
