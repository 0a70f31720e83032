import { describe, expect, test } from 'vitest';
import { WELL_KNOWN_LOANS } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import { USUAL_SETTINGS } from '../../../../src/domain/lending/lendingSettings';
import {
  CRITERIA,
  type CriteriaGroup,
} from '../../../../src/resources/settings/loan-criteria/criteria';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk();
const ONE = '/gateway-lab/loan-criteria/1';
const REASON = 'Эрсдэлийн хорооны шийдвэр';

const read = async () => (await desk.get(ONE)).body as unknown as Record<string, unknown>;
const settings = async () =>
  (await desk.get('/gateway-lab/loan-settings')).body as unknown as LendingSettings;
const asIs = async (group: CriteriaGroup) => {
  const record = await read();
  return Object.fromEntries(Object.keys(CRITERIA[group]).map((name) => [name, record[name]]));
};
const change = async (group: CriteriaGroup, own: object, as = 'economist') =>
  desk.call(`POST ${ONE}/change_${group}`, {
    as,
    body: { ...(await asIs(group)), ...own, reason: REASON },
    headers: { 'If-Match': '*' },
  });

/** Another value than the usual one, as it is typed and as the rules then read it. */
const TABLE: readonly [CriteriaGroup, keyof LendingSettings, number | string, number | string][] = [
  ['requests', 'scoreMin', 450, 450],
  ['requests', 'scoreGood', 700, 700],
  ['requests', 'paymentShare', 45.5, '45.5'],
  ['requests', 'automaticMax', '1000000.00', '1000000.00'],
  ['requests', 'monthlyRateWarnPercent', 3, '3'],
  ['requests', 'payoutFeeMaxPercent', 8, '8'],
  ['requests', 'noScholarshipPercent', 30, '30'],
  ['requests', 'aggregationShortMonths', 9, 9],
  ['requests', 'longOnholdDays', 2, 2],
  ['contracts', 'signWithinDays', 7, 7],
  ['contracts', 'invoiceExpiresDays', 15, 15],
  ['contracts', 'guaranteeCoverPercent', 120, '120'],
  ['contracts', 'guarantorFromDpd', 61, 61],
  ['extensions', 'extensionDpdMax', 10, 10],
  ['extensions', 'extensionsMax', 1, 1],
  ['extensions', 'extensionMonthsMax', 3, 3],
  ['extensions', 'extensionDaysMax', 60, 60],
  ['extensions', 'extensionFeePercent', 2, '2'],
  ['renewals', 'renewalFirstDaysMax', 31, 31],
  ['renewals', 'renewalsWithoutLead', 0, 0],
  ['renewals', 'renewalWatchRows', 6, 6],
  ['renewals', 'renewalArrearsDays', 14, 14],
  ['renewals', 'reschedulingFeeMaxPercent', 2.5, '2.5'],
  ['renewals', 'reschedulingFeeFloor', '5000.00', '5000.00'],
  ['collection', 'riskFromDpd', 120, 120],
  ['collection', 'correctionMaxPercent', 5, '5'],
  ['collection', 'courtCostMaxPercent', 6, '6'],
  ['collection', 'courtCostFloor', '100000.00', '100000.00'],
];

test('every setting that the rules of lending read is among the criteria, once', () => {
  const fields = Object.values(CRITERIA).flatMap((group) => Object.keys(group));
  // The holidays are kept in their calendar (docs/domain/organisation.md 1.3).
  const set = Object.keys(USUAL_SETTINGS).filter((name) => name !== 'daysOff');
  expect(fields.sort()).toEqual(set.sort());
  expect(TABLE.map(([, name]) => name).sort()).toEqual(fields);
});

describe.each(TABLE)('%s: %s', (group, name, typed, set) => {
  test(`set to ${typed} is what the rules read from then on; no other changes`, async () => {
    const before = await settings();
    expect((await change(group, { [name]: typed })).status).toBe(200);
    expect(await settings()).toMatchObject({ [name]: set });
    expect((await read())[name]).toBe(typed);
    const others = Object.entries(await settings()).filter(([key]) => key !== name);
    for (const [key, value] of others)
      expect([key, Number(value)]).toEqual([key, Number(before[key as keyof LendingSettings])]);
    const { body } = await desk.get(`${ONE}/history`);
    const rows = body as unknown as { field?: string; to?: unknown; reason?: string }[];
    expect(rows.find(({ field }) => field === name)?.to).toBe(typed);
    expect(rows.find(({ reason }) => reason)?.reason).toBe(REASON);
  });
});

describe('what criteria may be set to', () => {
  test.each([
    ['requests', { scoreMin: -1 }, 'scoreMin'],
    ['requests', { scoreGood: 1001 }, 'scoreGood'],
    ['requests', { scoreMin: 410.5 }, 'scoreMin'],
    ['requests', { scoreMin: 600, scoreGood: 600 }, 'scoreGood'],
    ['requests', { paymentShare: 101 }, 'paymentShare'],
    ['requests', { automaticMax: '20000000.01' }, 'automaticMax'],
    ['requests', { automaticMax: null }, 'automaticMax'],
    ['requests', { monthlyRateWarnPercent: 'олон' }, 'monthlyRateWarnPercent'],
    ['requests', { longOnholdDays: 0 }, 'longOnholdDays'],
    ['requests', { longOnholdDays: 8 }, 'longOnholdDays'],
    ['contracts', { signWithinDays: 0 }, 'signWithinDays'],
    ['contracts', { guaranteeCoverPercent: 49 }, 'guaranteeCoverPercent'],
    ['extensions', { extensionsMax: 11 }, 'extensionsMax'],
    ['extensions', { extensionFeePercent: 20.01 }, 'extensionFeePercent'],
    ['renewals', { reschedulingFeeFloor: '-1' }, 'reschedulingFeeFloor'],
    ['collection', { riskFromDpd: 366 }, 'riskFromDpd'],
  ] as const)('%s %o is refused at its field', async (group, own, field) => {
    const before = await settings();
    const { status, body } = await change(group, own);
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { fields: object }).fields)).toEqual([field]);
    expect(await settings()).toEqual(before);
  });

  test('a reason is asked for', async () => {
    const { status } = await desk.call(`POST ${ONE}/change_contracts`, {
      as: 'economist',
      body: await asIs('contracts'),
      headers: { 'If-Match': '*' },
    });
    expect(status).toBe(400);
  });

  test('seeing them is not changing them', async () => {
    const viewer = 'only:loan-criteria-settings:view';
    expect((await desk.get(ONE, viewer)).status).toBe(200);
    expect((await change('requests', { scoreMin: 450 }, viewer)).status).toBe(403);
    expect((await desk.get(ONE, 'agent')).status).toBe(403);
    expect((await settings()).scoreMin).toBe(400);
  });
});

test('a criterion that was raised refuses the next request, and no longer when it is taken back', async () => {
  const { body: loan } = await desk.get(`/gateway-lab/loans/${WELL_KNOWN_LOANS.dpd91}`);
  const path = `/gateway-lab/loans/${loan.id}/move_to_risk_fund`;
  const send = () =>
    desk.call(`POST ${path}`, { body: { reason: REASON }, headers: { 'If-Match': '*' } });
  await change('collection', { riskFromDpd: 365 });
  const refused = await send();
  expect(refused.status).toBe(409);
  await change('collection', { riskFromDpd: 91 });
  expect((await send()).status).toBe(200);
});

test('how many each group concerns is counted now', async () => {
  const waiting = (desk.store.collection('loans')?.all ?? []).filter(
    ({ state }) => state === 'LOAN_REQUESTED',
  );
  expect((await read()).affected).toMatchObject({ requests: waiting.length });
});
