import { describe, expect, test } from 'vitest';
import { payoffOn } from '../../../src/domain/lending/payoff';
import { liveRows, type LoanBook } from '../../../src/domain/lending/LoanBook';
import { fileOf } from '../../../mocks/resources/loans/book/fileOf';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import type {
  LenderFigures,
  TenantFigures,
} from '../../../src/resources/tenant-reports/dashboard/api';
import { gatewayDesk } from '../../engine/gatewayDesk';
import { TODAY } from '../../engine/testGateways';
import { allBut, only } from '../../support/rights';

const desk = gatewayDesk(60);

const DASHBOARD = 'loan-tenant-report-dashboard:view';
const SETTINGS = 'tenant-report:create';
const MONTH = `from=2026-10-23&to=${TODAY}`;
const figures = (query: string, who: string) =>
  desk.get(`/gateway-lab/tenant-report/figures?${query}`, who);
const countersOf = async (query: string, who: string) => {
  const { body } = await figures(query, who);
  const { counters } = body as unknown as TenantFigures;
  return Object.fromEntries(Object.entries(counters).map(([name, { now }]) => [name, now]));
};

describe('who sees what', () => {
  test('the main lender sees all, another one its own: the counters as they are', async () => {
    const all = await countersOf(MONTH, only(DASHBOARD));
    expect(all).toEqual({
      LOAN_COUNT: 279,
      OVERDUE_CUSTOMER_COUNT: 5,
      SMS_COUNT: 170,
      NOTIFICATION_COUNT: 71,
      LEGAL_DEBT_CUSTOMERS: 2,
      LEGAL_DEBT_LOANS: 18,
      COURT_CUSTOMERS: 2,
      COURT_LOANS: 16,
      NOTICE_COUNT: 9,
      CLOSED_AFTER_OVERDUE: 5,
      CLOSED_AFTER_COURT: 4,
      CLOSED_BY_COURT_DECISION: 1,
    });
    const own = await countersOf(MONTH, `${only(DASHBOARD)}@altan`);
    for (const [counter, figure] of Object.entries(own))
      expect(figure).toBeLessThanOrEqual(all[counter]);
    expect(own.LOAN_COUNT).toBeGreaterThan(0);
    expect(own.LOAN_COUNT).toBeLessThan(279);
  });

  test('a lender chosen by the main one is what that lender sees', async () => {
    expect(await countersOf(`${MONTH}&tenant=altan`, only(DASHBOARD))).toEqual(
      await countersOf(MONTH, `${only(DASHBOARD)}@altan`),
    );
  });

  test('another lender is not there for a lender, nor is one that does not exist', async () => {
    expect((await figures(`${MONTH}&tenant=pocketmn`, `${only(DASHBOARD)}@altan`)).status).toBe(
      404,
    );
    expect((await figures(`${MONTH}&tenant=nobody`, only(DASHBOARD))).status).toBe(404);
  });

  test('each call needs its right', async () => {
    expect((await figures(MONTH, allBut(DASHBOARD))).status).toBe(403);
    const lenders = `/gateway-lab/tenant-report/lenders?${MONTH}`;
    expect((await desk.get(lenders, allBut(SETTINGS))).status).toBe(403);
    for (const [list, right] of [
      ['loan-total', 'loan-tenant-report-total:view'],
      ['loan-notice', 'tenant-report-loan-notice:view'],
      ['legal-debt', 'tenant-report-legal-debt:view'],
      ['loan-paid', 'loan-tenant-report-paid:view'],
    ]) {
      expect((await desk.get(`/gateway-lab/tenant-report/${list}`, allBut(right))).status).toBe(
        403,
      );
      expect((await desk.get(`/gateway-lab/tenant-report/${list}`, only(right))).status).toBe(200);
    }
  });
});

describe('what is asked for', () => {
  test.each([
    ['no days', '', { from: 'validation.fill_dates', to: 'validation.fill_dates' }],
    ['days to come', 'from=2026-11-01&to=2026-11-22', { to: 'validation.date_future' }],
    [
      'the days the wrong way round',
      'from=2026-11-02&to=2026-11-01',
      { to: 'validation.date_order' },
    ],
  ])('%s is refused', async (_, query, fields) => {
    const { status, body } = await figures(query, only(DASHBOARD));
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test.each([
    ['2026-11-22', 'validation.date_future'],
    ['2026-02-30', 'validation.date_invalid'],
  ])('a list as of %s is refused', async (asOf, message) => {
    const { status, body } = await desk.get(
      `/gateway-lab/tenant-report/loan-total?asOf=${asOf}`,
      only('loan-tenant-report-total:view'),
    );
    expect([status, body.fields]).toEqual([400, { asOf: message }]);
  });
});

describe('what happens shows at once', () => {
  test('a printed notice counts as one more, and stands in the report', async () => {
    const { id } = (desk.store.collection('loans')?.all ?? []).find(
      ({ state, tenant }) => state === 'LOAN_RISK' && tenant === 'pocketmn',
    ) ?? { id: 0 };
    const before = await countersOf(MONTH, only(DASHBOARD));
    const printed = await desk.post(
      `/gateway-lab/loans/${id}/notices`,
      {},
      only('loan-admin:list'),
    );
    expect(printed.status).toBe(201);
    const after = await countersOf(MONTH, only(DASHBOARD));
    expect(after.NOTICE_COUNT - before.NOTICE_COUNT).toBe(1);
    const { body } = await desk.get(
      '/gateway-lab/tenant-report/loan-notice?size=1&category=LOAN_RISK',
      only('tenant-report-loan-notice:view'),
    );
    expect(body.content[0]).toMatchObject({
      record: `loans/${id}`,
      loanId: id,
      version: 1,
      tenant: 'pocketmn',
    });
    const one = `/gateway-lab/tenant-report/loan-notice/${String(body.content[0].id)}`;
    const reader = only('tenant-report-loan-notice:view');
    expect((await desk.get(one, reader)).status).toBe(200);
    expect((await desk.get(`${one}/history`, reader)).body).toEqual([]);
    expect((await desk.get(one, `${reader}@altan`)).status).toBe(404);
  });

  /** Past due with its last row: what it owes today is everything. */
  const isLate = ({ state, overdueDays }: MockRecord) =>
    ['LOAN_ONGOING', 'LOAN_RISK'].includes(String(state)) && Number(overdueDays) > 0;

  test.each([
    ['late', isLate, 'AFTER_OVERDUE', 'CLOSED_AFTER_OVERDUE'],
    [
      'in court',
      ({ state }: MockRecord) => state === 'LOAN_COURT',
      'AFTER_COURT',
      'CLOSED_AFTER_COURT',
    ],
  ] as const)('a loan that is paid while it is %s', async (_, isSuch, closing, counter) => {
    const loan = (desk.store.collection('loans')?.all ?? []).find((one) => {
      const { book: rows } = fileOf(one);
      return (
        isSuch(one) &&
        rows !== null &&
        (closing === 'AFTER_COURT' || liveRows(rows).every(({ dueDate }) => dueDate < TODAY))
      );
    });
    const { book } = fileOf(loan as MockRecord);
    const amount = payoffOn(book as LoanBook, TODAY).total;
    const before = await countersOf(MONTH, only(DASHBOARD));
    const paid = await desk.post(`/gateway-lab/loans/${loan?.id}/pay`, {
      amount,
      date: TODAY,
      paymentSource: 'BANK',
    });
    expect([paid.status, paid.body.state]).toEqual([200, 'CLOSED']);
    const after = await countersOf(MONTH, only(DASHBOARD));
    expect(after[counter] - before[counter]).toBe(1);
    const { body } = await desk.get(
      `/gateway-lab/tenant-report/loan-paid?code=${loan?.code}`,
      only('loan-tenant-report-paid:view'),
    );
    expect(body.content[0]).toMatchObject({ closing, closedDate: TODAY, state: 'CLOSED' });
  });
});

describe('the lenders beside each other', () => {
  const lenders = async (who: string) =>
    (await desk.get(`/gateway-lab/tenant-report/lenders?${MONTH}`, who))
      .body as unknown as LenderFigures[];

  test('are all for the main one, whose sums are the dashboard’s, and one for another', async () => {
    const rows = await lenders(only(SETTINGS));
    expect(rows.map(({ tenant }) => tenant)).toEqual(['pocketmn', 'altan', 'tumen', 'khanuul']);
    const counters = await countersOf(MONTH, only(DASHBOARD));
    const sum = (of: (row: LenderFigures) => number) => rows.reduce((all, row) => all + of(row), 0);
    expect(sum(({ loans }) => loans)).toBe(counters.LOAN_COUNT);
    expect(sum(({ byState }) => byState.LOAN_RISK)).toBe(counters.LEGAL_DEBT_LOANS);
    expect(sum(({ byState }) => byState.LOAN_COURT)).toBe(counters.COURT_LOANS);
    expect(sum(({ notices }) => notices)).toBe(counters.NOTICE_COUNT);
    expect((await lenders(`${only(SETTINGS)}@altan`)).map(({ tenant }) => tenant)).toEqual([
      'altan',
    ]);
  });
});

describe('the settings of reports', () => {
  const change = (id: number, who: string) =>
    desk.post(
      `/gateway-lab/tenant-report/config/${id}/change_limits`,
      { pastDueFrom: 12.5, nonPerformingFrom: 6, courtFrom: 2 },
      who,
    );

  test('a lender changes its own, which is in its history', async () => {
    const { status, body } = await change(2, `${only(SETTINGS)}@altan`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ pastDueFrom: 12.5, courtFrom: 2, tenant: 'altan' });
    const history = await desk.get(
      '/gateway-lab/tenant-report/config/2/history',
      `${only(SETTINGS)}@altan`,
    );
    const rows = history.body as unknown as { field?: string; from?: unknown; to?: unknown }[];
    expect(rows.find(({ field }) => field === 'courtFrom')).toMatchObject({ from: 4, to: 2 });
  });

  test('not those of another, the main lender neither; and not without the right', async () => {
    expect((await change(1, `${only(SETTINGS)}@altan`)).status).toBe(404);
    expect((await change(2, only(SETTINGS))).status).toBe(404);
    expect((await change(1, only(DASHBOARD))).status).toBe(403);
  });
});

test('what roles hold, and who gives rights, is known to everybody who is signed in', async () => {
  const { status, body } = await desk.get('/gateway-lab/permissions/roles', 'nobody');
  expect(status).toBe(200);
  const { roles, givers } = body as unknown as {
    roles: { role: string; permissions: string[] }[];
    givers: { name: string }[];
  };
  expect(roles.map(({ role }) => role)).toEqual([
    'pocket_operator',
    'pocket_economist',
    'pocket_agent',
    'worker',
  ]);
  expect(roles[2].permissions).toContain('loan:register');
  expect(roles[2].permissions).not.toContain('loan-admin:list');
  expect(givers.map(({ name }) => name)).toContain('Сүхбаатар Оюунчимэг');
});
