import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import { WELL_KNOWN_LOANS } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { call, testGateways, type Given } from '../../../engine/testGateways';
import { inBody } from '../../../support/inBody';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways();
});
// A fresh sample is made where something was written.
afterEach(() => {
  if (gateways.store.journal.commits.length > 0) gateways.store.reset();
});

const lab = (line: string, given?: Given) => {
  const [method, path] = line.split(' ');
  return call(gateways, `${method} /gateway-lab${path}`, given);
};
const get = (path: string, as?: string) => lab(`GET ${path}`, { as });
const ask = (address: string, as?: string) => {
  const [path, body] = inBody(address);
  return lab(`POST ${path}`, { body, as });
};
const totalOf = async (path: string) =>
  ((await get(path)).body as unknown as { totalElements: number }).totalElements;

const LISTS: readonly (readonly [path: string, right: string])[] = [
  ['/loans/risked', 'overdue-loan:list'],
  ['/loans/risked/figures', 'loan-admin:list'],
  ['/loans/close-fund', 'loan-admin:list'],
  ['/loans/court', 'loan-court-doc:list'],
  ['/loans/student', 'loan-admin:list'],
  ['/loans/leasing-refund', 'loan-leasing-refund:list'],
  ['/loans/service-monitoring', 'loan-service-monitor:access'],
  ['/loans/service-monitoring/stages', 'loan-service-monitor:access'],
  ['/loans/overdue-renew', 'overdue-loan:list'],
  ['/loans/collateral', 'loan-admin:list'],
  ['/loans/collateral/tenant', 'loan-tenant:list'],
  ['/loans/collateral/700001', 'loan:view'],
  ['/invoices', 'wa-invoice:list'],
  ['/invoices/rows?code=LN-200002', 'wa-invoice:list'],
  ['/loans/student-profiles?course=1', 'loan:view'],
  ['/car-loan/loan-requests', 'la-request-tenant:list'],
  ['/car-loan/prices', 'la-request-admin:list'],
];

describe.each(LISTS)('%s', (path, right) => {
  test('is answered to its right alone', async () => {
    expect((await get(path, `only:${right}`)).status).toBe(200);
  });
  test('is refused without it', async () => {
    expect((await get(path, 'only:news:list')).status).toBe(403);
  });
});

describe.each([
  ['/loans/lookup?phone=99112233', 'loan:view'],
  ['/loans/customer-profile?customer=100001', 'loan:view'],
  ['/loans/temporary-account/search?phone=99112233', 'loan:register'],
])('%s, asked in a body', (address, right) => {
  test('is answered to its right alone', async () => {
    expect((await ask(address, `only:${right}`)).status).toBe(200);
    expect((await ask(address, 'only:news:list')).status).toBe(403);
  });
});

describe('lists', () => {
  test('have records, and every column of theirs can be sorted by', async () => {
    for (const path of [
      'court',
      'student',
      'leasing-refund',
      'service-monitoring',
      'overdue-renew',
      'collateral',
      'close-fund',
    ]) {
      expect([path, (await totalOf(`/loans/${path}`)) > 0]).toEqual([path, true]);
    }
    for (const line of [
      '/loans/court?sort=claim,desc',
      '/loans/student?sort=school,asc',
      '/loans/overdue-renew?sort=watchProgress,desc',
      '/loans/service-monitoring?sort=lateness,desc',
      '/loans/collateral?sort=ltv,desc',
      '/loans/leasing-refund?sort=merchant,asc',
    ]) {
      expect([line, (await get(line)).status]).toEqual([line, 200]);
    }
  });

  test('R8: the list of risked loans = the states = the stages of the customers', async () => {
    const { body } = await get('/loans/risked/figures');
    const { risk, court, npl } = body as unknown as {
      risk: number;
      court: number;
      npl: { department: number; court: number };
    };
    const total = await totalOf('/loans/risked');
    expect([risk + court, npl.department + npl.court]).toEqual([total, total]);
    expect(await totalOf('/loans/risked?state=LOAN_COURT')).toBe(court);
  });

  test('R8 holds after a loan is moved to the risk department', async () => {
    const before = await totalOf('/loans/risked');
    const moved = await lab(`POST /loans/${WELL_KNOWN_LOANS.dpd91}/move_to_risk_fund`, {
      body: { reason: 'Хугацаа их хэтэрсэн тул.' },
    });
    expect(moved.status).toBe(200);
    const { body } = await get('/loans/risked/figures');
    const { npl } = body as unknown as { npl: { department: number; court: number } };
    expect(npl.department + npl.court).toBe(before + 1);
  });

  test('the court list shows the frozen claim of the case', async () => {
    const { body } = await get(`/loans/court?id=${WELL_KNOWN_LOANS.court}`);
    expect(body.content).toMatchObject([{ state: 'LOAN_COURT', courtState: 'drafted' }]);
    expect(Number(body.content[0].claim)).toBeGreaterThan(Number(body.content[0].balance));
  });

  test('a renewed loan shows how far its watch is', async () => {
    const { body } = await get(`/loans/overdue-renew?id=${WELL_KNOWN_LOANS.renewed}`);
    expect(body.content).toMatchObject([{ isWatched: true, watchProgress: '1 / 3', renewals: 1 }]);
  });

  test('the stages count what their list shows', async () => {
    const { body } = await get('/loans/service-monitoring/stages');
    const rows = body as unknown as { state: string; count: number }[];
    for (const { state, count } of rows) {
      expect([state, await totalOf(`/loans/service-monitoring?state=${state}`)]).toEqual([
        state,
        count,
      ]);
    }
    expect(rows.length).toBe(6);
  });

  test('a leasing repayment is split without a rest', async () => {
    const { body } = await get('/loans/leasing-refund?size=1');
    const [{ amount, principalPaid, interestPaid, otherPaid }] = body.content;
    const sum = [principalPaid, interestPaid, otherPaid].reduce(
      (all: number, one) => all + Number(one),
      0,
    );
    expect(sum.toFixed(2)).toBe(amount);
  });

  test('the figures of leasing repayments are the sums of their rows, each with its journal', async () => {
    const { content } = (await get('/loans/leasing-refund?size=1000')).body;
    const sumOf = (field: string) =>
      content.reduce((all: number, row) => all + Math.round(Number(row[field]) * 100), 0);
    const { body } = await get('/loans/leasing-refund/figures');
    const figures = body as unknown as Record<string, string | number>;
    expect(figures.count).toBe(content.length);
    for (const [figure, field] of [
      ['amount', 'amount'],
      ['principal', 'principalPaid'],
      ['interest', 'interestPaid'],
      ['other', 'otherPaid'],
    ])
      expect([figure, Math.round(Number(figures[figure]) * 100)]).toEqual([figure, sumOf(field)]);
    for (const { journalId, deliveredAt, paidAt } of content) {
      expect(journalId).toMatch(/^J/);
      expect(String(deliveredAt) < String(paidAt)).toBe(true);
    }
  });
});

describe('collateral', () => {
  const release = (id: unknown, releasedAt = '2026-11-21', as?: string) =>
    lab(`POST /loans/collateral/${String(id)}/release`, { body: { releasedAt }, as });

  test('is released once its loan is closed, on a day after the pledge', async () => {
    const { body } = await get('/loans/collateral?state=PLEDGED&loanClosed=true');
    const [{ id, ltv }] = body.content;
    expect(ltv).toBe(0);
    expect((await release(id, '2001-01-01')).status).toBe(400);
    const done = await release(id);
    expect([done.status, done.body.state, done.body.releasedAt]).toEqual([
      200,
      'RELEASED',
      '2026-11-21',
    ]);
    expect((await release(id)).body.code).toBe('TRANSITION_FORBIDDEN');
  });

  test('is kept while its loan is open', async () => {
    const { body } = await get('/loans/collateral?loanClosed=false');
    const { status, body: told } = await release(body.content[0].id);
    expect([status, told.code, told.message]).toEqual([
      409,
      'CONDITION_FAILED',
      'Зээл хаагдаагүй тул барьцааг чөлөөлөх боломжгүй.',
    ]);
    expect((await release(body.content[0].id, undefined, 'only:loan:view')).status).toBe(403);
  });
});

describe('invoices', () => {
  test('one live invoice per row: a second is refused until the first is cancelled', async () => {
    const rows = await get('/invoices/rows?code=LN-200002');
    const {
      loanId,
      rows: [{ no, amount }],
    } = rows.body as unknown as {
      loanId: number;
      rows: { no: number; amount: string }[];
    };
    const make = () => lab('POST /invoices', { body: { loanId, installmentNo: no } });
    const pending = (await get(`/invoices?loanId=${loanId}&state=pending`)).body.content;
    for (const { id } of pending) {
      await lab(`POST /invoices/${String(id)}/cancel_record`, {
        body: { reason: 'Давхардсан нэхэмжлэх.' },
      });
    }
    const first = await make();
    expect([first.status, first.body.state, first.body.amount]).toEqual([201, 'pending', amount]);
    expect((await make()).body.message).toBe('Энэ хуваарьт төлөлтийн нэхэмжлэх хүлээгдэж байна.');
    const id = String(first.body.id);
    const cancel = () =>
      lab(`POST /invoices/${id}/cancel_record`, { body: { reason: 'Харилцагчийн хүсэлтээр.' } });
    expect((await cancel()).body.state).toBe('cancelled');
    expect((await cancel()).status).toBe(409);
    expect((await make()).status).toBe(201);
  });

  test('a row that is paid cannot be invoiced', async () => {
    const { status, body } = await lab('POST /invoices', {
      body: { loanId: WELL_KNOWN_LOANS.ongoing, installmentNo: 1 },
    });
    expect([status, body.message]).toEqual([409, 'Энэ хуваарьт төлөлт төлөгдөх төлөвт биш байна.']);
  });

  test('paid is final', async () => {
    const [{ id }] = (await get('/invoices?state=paid')).body.content;
    const { status, body } = await lab(`POST /invoices/${String(id)}/cancel_record`, {
      body: { reason: 'Харилцагчийн хүсэлтээр.' },
    });
    expect([status, body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });
});

describe('the temporary account', () => {
  const account = async (phone: string) =>
    (await ask(`/loans/temporary-account/search?phone=${phone}`)).body as unknown as {
      balance: string;
      loans: { id: number; dueInDays: number; balance: string }[];
    };
  const repay = (id: number, amount: string, as?: string) =>
    lab(`POST /loans/${id}/refund_from_current_account`, { body: { amount }, as });

  test('repays an overdue loan and holds less afterwards', async () => {
    const before = await account('88112233');
    expect(before.balance).toBe('260000.00');
    const done = await repay(WELL_KNOWN_LOANS.overdue29, '50000.00');
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({
      receipt: { amount: '50000.00', source: 'TEMPORARY' },
      balance: '210000.00',
    });
    expect((await account('88112233')).balance).toBe('210000.00');
  });

  test('pays what was previewed: a loan that has changed meanwhile is refused', async () => {
    const { loans } = await account('88112233');
    const id = WELL_KNOWN_LOANS.overdue29;
    const seen = loans.find((loan) => loan.id === id) as unknown as Record<string, string>;
    expect(seen['@etag']).toMatch(/^"\d+"$/);
    expect((await repay(id, '10000.00')).status).toBe(200);
    const stale = await lab(`POST /loans/${id}/refund_from_current_account`, {
      body: { amount: '50000.00' },
      headers: { 'If-Match': seen['@etag'] },
    });
    expect([stale.status, stale.body.code]).toEqual([412, 'VERSION_CONFLICT']);
    expect((await account('88112233')).balance).toBe('250000.00');
  });

  test.each([
    [
      'ongoing',
      '10000.00',
      'Дараагийн төлөлт хүртэл 5 хоногоос илүү байгаа тул түр данснаас төлөх боломжгүй.',
    ],
    ['overdue29', '900000.00', 'Түр дансны үлдэгдэл хүрэлцэхгүй: 260,000.00.'],
    ['overdue29', '259999.00', 'Түр дансанд үлдэх ёстой доод дүн: 5,000.00.'],
  ] as const)('%s with %s is refused: %s', async (loan, amount, message) => {
    const { status, body } = await repay(WELL_KNOWN_LOANS[loan], amount);
    expect([status, body.code, body.message]).toEqual([409, 'CONDITION_FAILED', message]);
  });

  test('asks for an amount, an open loan and its right', async () => {
    expect((await repay(WELL_KNOWN_LOANS.overdue29, '0')).status).toBe(400);
    expect((await repay(WELL_KNOWN_LOANS.closed, '1000.00')).status).toBe(409);
    const { overdue29 } = WELL_KNOWN_LOANS;
    expect((await repay(overdue29, '1000.00', 'only:loan:view')).status).toBe(403);
    expect((await repay(overdue29, '1000.00', 'only:loan:register')).status).toBe(200);
  });
});

describe('the searches', () => {
  test('find by code, number, register number, phone and account', async () => {
    const found = async (query: string) =>
      (await ask(`/loans/lookup?${query}`)).body as unknown as {
        loans: { id: number; accountNumber: string; code: string }[];
      };
    const [loan] = (await found('code=LN-200002')).loans;
    expect(loan.code).toBe('LN-200002');
    const byAccount = await found(`account=${loan.accountNumber}`);
    expect(byAccount.loans.map(({ id }) => id)).toEqual([loan.id]);
    const byPhone = await found('phone=99112233');
    const byRegnum = await found(`regnum=${encodeURIComponent('УК03271614')}`);
    expect(byPhone.loans.map(({ id }) => id)).toEqual(byRegnum.loans.map(({ id }) => id));
    expect((await ask('/loans/lookup?code=LN-0000-000000')).status).toBe(404);
  });

  test('a profile adds up what its loans say', async () => {
    const { body } = await ask('/loans/customer-profile?phone=88112233');
    expect(body).toMatchObject({
      customer: { id: 100002, regnum: '*Ө***40722', phone: '8****233' },
      worstClass: 'BAD',
    });
    const { totals, loans } = body as unknown as { totals: { count: number }; loans: unknown[] };
    expect(totals.count).toBe(loans.length);
  });

  test('another tenant sees none of it', async () => {
    expect((await ask('/loans/customer-profile?phone=88112233', 'tenant')).status).toBe(404);
    expect((await ask('/loans/lookup?code=LN-200002', 'tenant')).status).toBe(404);
  });
});
