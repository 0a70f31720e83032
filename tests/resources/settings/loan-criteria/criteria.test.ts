import { describe, expect, test } from 'vitest';
import { WELL_KNOWN_LOANS } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import type { LendingSettings } from '../../../../src/domain/lending/lendingSettings';
import { USUAL_SETTINGS } from '../../../../src/domain/lending/lendingSettings';
import {
  CRITERIA,
  type CriteriaGroup,
} from '../../../../src/resources/settings/loan-criteria/criteria';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { inForce } from '../../../engine/inForce';
import { loanRows } from './loanProbes';
import { type CriterionRow, requestRows } from './requestProbes';

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
  inForce(
    desk.call,
    await desk.call(`POST ${ONE}/change_${group}`, {
      as,
      body: { ...(await asIs(group)), ...own, reason: REASON },
      headers: { 'If-Match': '*' },
    }),
  );

/** Every criterion with a rule that reads it. */
const TABLE: readonly CriterionRow[] = [...requestRows(desk), ...loanRows(desk)];

test('every setting that the rules of lending read is among the criteria and in this table, once', () => {
  const fields = Object.values(CRITERIA).flatMap((group) => Object.keys(group));
  // The holidays are kept in their calendar (docs/domain/organisation.md 1.3).
  const set = Object.keys(USUAL_SETTINGS).filter((name) => name !== 'daysOff');
  expect(fields.sort()).toEqual(set.sort());
  expect(TABLE.map(([, name]) => name).sort()).toEqual(fields);
});

describe.each(TABLE)('%s, %s', (group, name, typed, what, probe, usual, changed) => {
  test(`${what}: as usual`, async () => {
    expect(await probe()).toEqual(usual);
  });

  test(`set to ${typed}, ${what}: otherwise from then on; no other changes, its history says why`, async () => {
    const before = await settings();
    expect((await change(group, { [name]: typed })).status).toBe(200);
    const now = await settings();
    expect(String(now[name])).toBe(String(typed));
    expect((await read())[name]).toBe(typed);
    const others = Object.entries(now).filter(([key]) => key !== name);
    for (const [key, value] of others)
      expect([key, Number(value)]).toEqual([key, Number(before[key as keyof LendingSettings])]);
    const { body } = await desk.get(`${ONE}/history`);
    const rows = body as unknown as { field?: string; to?: unknown; reason?: string }[];
    expect(rows.find(({ field }) => field === name)?.to).toBe(typed);
    expect(rows.find(({ reason }) => reason)?.reason).toBe(REASON);
    expect(await probe()).toEqual(changed);
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

test('how many each group concerns is counted now, as lists show them', async () => {
  const totals = async (...paths: string[]) => {
    const answers = await Promise.all(
      paths.map(async (path) => (await desk.get(`/gateway-lab/${path}&size=1`)).body.totalElements),
    );
    return answers.reduce((sum, one) => sum + Number(one), 0);
  };
  const contracts = await totals(
    'contracts?state=Created',
    'student-guarantee-contracts?state=Created',
    'invoices?state=pending',
  );
  expect((await read()).affected).toMatchObject({
    requests: await totals('loans?state=LOAN_REQUESTED'),
    contracts,
    extensions: await totals('loans?state=LOAN_ONGOING'),
    collection: await totals('loans?state=LOAN_ONGOING&state=LOAN_RISK&state=LOAN_COURT'),
  });
  expect(contracts).toBeGreaterThan(28);
});

test('a score says beside its change how many requests of the last month would have passed', async () => {
  const effectsOf = async (scoreMin: number) => {
    const { body } = await desk.call(`POST ${ONE}/change_requests`, {
      as: 'economist',
      body: { ...(await asIs('requests')), scoreMin, scoreGood: 1000, reason: REASON },
      headers: { 'If-Match': '*' },
    });
    const change = await desk.get(`/gateway-lab/setting-changes/${String(body.askedChange)}`);
    return change.body.effects;
  };
  // Four customers with one request each in the last month, earning enough, of whom the registry knows nothing bad.
  const loans = desk.store.collection('loans');
  const customers = desk.store.collection('customers');
  const bad = new Set(
    desk.store
      .collection('zms')
      ?.all.flatMap(({ worstClass, customerId }) => (worstClass ? [customerId] : [])),
  );
  const ids = [...new Set(loans?.all.map(({ customerId }) => customerId))];
  const four = ids.filter((id) => !bad.has(id)).slice(0, 4);
  const incomes = desk.store.collection('customers/income/requests');
  for (const income of incomes?.all ?? [])
    if (four.includes(income.customerId)) incomes?.change(income, { state: 'REJECTED' });
  for (const loan of loans?.all ?? [])
    loans?.change(loan, { createdAt: '2026-10-21T03:00:00.000Z' });
  four.forEach((id, at) => {
    const [loan] = loans?.all.filter(({ customerId }) => customerId === id) ?? [];
    loans?.change(loan, { createdAt: '2026-10-22T03:00:00.000Z' });
    const customer = customers?.get(id as number) as MockRecord;
    customers?.change(customer, { score: [399, 400, 700, 999][at], salary: '900000000.00' });
  });
  expect(await effectsOf(401)).toEqual([{ says: 'passes', of: 4, before: 3, after: 2 }]);
  expect(await effectsOf(399)).toEqual([{ says: 'passes', of: 4, before: 3, after: 4 }]);
  expect(await effectsOf(999)).toEqual([{ says: 'passes', of: 4, before: 3, after: 1 }]);
});
