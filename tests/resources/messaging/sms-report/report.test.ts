import { describe, expect, test } from 'vitest';
import type { SmsReport } from '../../../../src/resources/messaging/sms-report/api';
import { bucketsOf, periodBefore } from '../../../../src/domain/period';
import { figuresOf, rowsWithin } from '../../../../src/resources/messaging/sms-report/report';
import { total } from '../../../../src/domain/lending/amounts';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { TODAY } from '../../../engine/testGateways';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);

const REPORT = 'report:list';
const MONTH = { from: '2026-10-23', to: TODAY };
const asked = ({ from, to }: { from: string; to: string }) =>
  `/gateway-lab/sms/report?from=${from}&to=${to}`;

/** The messages of the list for a filter, as the page of the report asks for it. */
const listed = async (filter: object, who: string) => {
  const { body } = await desk.post(
    '/gateway-lab/sms/list',
    { ...filter, page: 0, size: 1000 },
    who,
  );
  const content = body.content as { segments: number; price: string }[];
  return {
    count: body.totalElements,
    segments: content.reduce((sum, { segments }) => sum + segments, 0),
    price: total(content.map(({ price }) => price)),
  };
};

describe('the report agrees with the list', () => {
  test.each([
    ['the main lender', ''],
    ['another one', '@altan'],
  ])('for %s: in all, by day, state, kind and operator', async (_, at) => {
    const seer = `${only(REPORT)}${at}`;
    const reader = `${only('app-manage-sms:list')}${at}`;
    const { status, body } = await desk.get(asked(MONTH), seer);
    const { rows } = body as unknown as SmsReport;
    expect(status).toBe(200);
    const within = { sentAtFrom: MONTH.from, sentAtTo: MONTH.to };
    expect(figuresOf(rows)).toEqual(await listed(within, reader));
    expect(rows.length).toBeGreaterThan(10);
    for (const dimension of ['state', 'kind', 'operator'] as const) {
      for (const value of new Set(rows.map((row) => row[dimension]))) {
        expect(figuresOf(rows.filter((row) => row[dimension] === value))).toEqual(
          await listed({ ...within, [dimension]: [value] }, reader),
        );
      }
    }
    const { day } = rows[3];
    expect(figuresOf(rowsWithin(rows, { from: day, to: day }))).toEqual(
      await listed({ sentAtFrom: day, sentAtTo: day }, reader),
    );
  });

  test('of two lenders the main one sees more', async () => {
    const [all, own] = await Promise.all([
      desk.get(asked(MONTH), only(REPORT)),
      desk.get(asked(MONTH), `${only(REPORT)}@altan`),
    ]);
    const count = ({ body }: { body: object }) => figuresOf((body as SmsReport).rows).count;
    expect(count(own)).toBeGreaterThan(0);
    expect(count(own)).toBeLessThan(count(all));
  });

  test('a message that is sent counts at once, one to a number of nobody as Other', async () => {
    const today = { from: TODAY, to: TODAY };
    const others = async () => {
      const { rows } = (await desk.get(asked(today), only(REPORT))).body as unknown as SmsReport;
      return figuresOf(rows.filter(({ operator }) => operator === 'OTHER'));
    };
    const before = await others();
    await desk.post(
      '/gateway-lab/sms',
      { phone: '77000001', text: 'б'.repeat(71) },
      only('app-manage-sms:send'),
    );
    const after = await others();
    expect([after.count - before.count, after.segments - before.segments]).toEqual([1, 2]);
    expect(after.price).toBe('110.00');
  });
});

describe('what is asked for', () => {
  test.each([
    ['no days', '', { from: 'validation.fill_dates', to: 'validation.fill_dates' }],
    ['no day that exists', '?from=2026-02-30&to=2026-03-01', { from: 'validation.fill_dates' }],
    [
      'the days the wrong way round',
      '?from=2026-11-02&to=2026-11-01',
      { to: 'validation.date_order' },
    ],
    ['more than a year', '?from=2025-01-01&to=2026-11-01', { to: 'validation.date_range_max' }],
  ])('%s is refused', async (_, query, fields) => {
    const { status, body } = await desk.get(`/gateway-lab/sms/report${query}`, only(REPORT));
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('needs the right to reports', async () => {
    expect((await desk.get(asked(MONTH), allBut(REPORT))).status).toBe(403);
  });
});

describe('the axis', () => {
  test('has every day of a short period', () => {
    expect(bucketsOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
      { from: '2026-02-27', to: '2026-02-27' },
      { from: '2026-02-28', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-01' },
    ]);
  });

  test('has the months of a long one, as far as they are within it', () => {
    expect(bucketsOf({ from: '2026-08-20', to: '2026-11-02' })).toEqual([
      { from: '2026-08-20', to: '2026-08-31' },
      { from: '2026-09-01', to: '2026-09-30' },
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2026-11-01', to: '2026-11-02' },
    ]);
  });

  test('is compared with the equally long period before', () => {
    expect(periodBefore({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
      from: '2026-10-02',
      to: '2026-10-31',
    });
    expect(periodBefore({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
      from: '2026-11-20',
      to: '2026-11-20',
    });
  });
});
