import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/dates';
import { TenantReportCounter } from '../../../src/domain/enums/tenant-reports';
import { filterQuery } from '../../../src/dataProviders/gatewayLists';
import { periodBefore } from '../../../src/domain/period';
import type { TenantFigures } from '../../../src/resources/tenant-reports/dashboard/api';
import {
  closedOf,
  closing,
  COUNTED,
  movedOf,
  openOf,
  type Counted,
  type Scope,
} from '../../../src/resources/tenant-reports/dashboard/tiles';
import { gatewayDesk } from '../../engine/gatewayDesk';
import { TODAY } from '../../engine/testGateways';
import { only } from '../../support/rights';

const desk = gatewayDesk(60);

const MONTH = { from: '2026-10-23', to: TODAY };

/** Everything that the dashboard counts, for a person of a lender. */
const at = (lender: string) =>
  `${only(
    'loan-tenant-report-dashboard:view',
    'loan-tenant-report-total:view',
    'loan-tenant-report-paid:view',
    'tenant-report-loan-notice:view',
    'tenant-report-legal-debt:view',
    'app-manage-sms:list',
    'notificatin-log:list',
  )}@${lender}`;

const figuresOf = async (scope: Scope, who: string): Promise<TenantFigures> => {
  const asked = new URLSearchParams({ ...scope });
  const { status, body } = await desk.get(`/gateway-lab/tenant-report/figures?${asked}`, who);
  expect(status).toBe(200);
  return body as unknown as TenantFigures;
};

const PATHS: Readonly<Record<string, string>> = { notification: '/notification/logs' };

/** How many records the list behind a figure has. */
async function totalOf({ list, filter }: Counted, who: string): Promise<number> {
  const query = { ...filterQuery(filter), page: 0, size: 1 };
  if (list === 'sms')
    return (await desk.post('/gateway-lab/sms/list', query, who)).body.totalElements;
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, `${one}`])),
  );
  const { status, body } = await desk.get(`/gateway-lab${PATHS[list] ?? `/${list}`}?${asked}`, who);
  expect([list, status]).toEqual([list, 200]);
  return body.totalElements;
}

const SCOPES: readonly (readonly [string, Scope, string])[] = [
  ['all lenders, seen by the main one', MONTH, 'pocketmn'],
  ['one lender, chosen by the main one', { ...MONTH, tenant: 'altan' }, 'pocketmn'],
  ['another lender', MONTH, 'altan'],
  ['a period that is over', { from: '2026-06-01', to: '2026-09-30' }, 'pocketmn'],
];

describe.each(SCOPES)('%s', (_, scope, lender) => {
  const who = at(lender);

  test.each(TenantReportCounter.values)('%s is the total of its list', async (counter) => {
    const { counters } = await figuresOf(scope, who);
    expect(counters[counter].now).toBe(await totalOf(COUNTED[counter](scope), who));
    const before = { ...scope, ...periodBefore(scope) };
    expect(counters[counter].before).toBe(await totalOf(COUNTED[counter](before), who));
  });

  test('so is every class, every end of a loan, every point of the trend', async () => {
    const { classes, closed, trend } = await figuresOf(scope, who);
    for (const { classification, loans } of classes)
      expect(loans).toBe(await totalOf(openOf(scope, { classification }), who));
    for (const { day, closing: way, loans } of closed)
      expect(loans).toBe(
        await totalOf(closedOf({ ...scope, from: day, to: day }, closing(way)), who),
      );
    for (const { day, overdue, risk, court } of trend.filter((_one, at) => at % 7 === 0)) {
      const then = { ...scope, to: day };
      expect(overdue).toBe(await totalOf(openOf(then, { overdueDays: { from: 1 } }), who));
      expect(risk).toBe(await totalOf(COUNTED.LEGAL_DEBT_LOANS(then), who));
      expect(court).toBe(await totalOf(COUNTED.COURT_LOANS(then), who));
    }
  });

  test('so is every move between classes, and before + moves = after', async () => {
    const { moves, classes } = await figuresOf(scope, who);
    const since = addDays(scope.from, -1);
    for (const { from, to, loans } of moves)
      expect(loans).toBe(await totalOf(movedOf(scope, since, from, to), who));
    for (const { classification, loans } of classes)
      expect(moves.reduce((sum, one) => sum + (one.to === classification ? one.loans : 0), 0)).toBe(
        loans,
      );
    for (const { classification } of classes)
      expect(
        moves.reduce((sum, one) => sum + (one.from === classification ? one.loans : 0), 0),
      ).toBe(await totalOf(movedOf(scope, since, classification, undefined), who));
  });
});
