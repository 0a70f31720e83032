import { describe, expect, test } from 'vitest';
import { EnvelopeState, SplitPaidType, SplitType } from '../../../../src/domain/enums/wallets';
import { envelopeFlags, type EnvelopeFigures } from '../../../../src/domain/wallets/envelope';
import { splitFlags, type SplitShare } from '../../../../src/domain/wallets/split';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(120);
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const tenantOf = (id: unknown) => desk.store.collection('customers')?.get(id as number)?.tenant;

describe('envelopes of the sample', () => {
  test('are in every state, and agree (R14)', () => {
    const envelopes = all('envelopes');
    expect(new Set(envelopes.map(({ state }) => state))).toEqual(new Set(EnvelopeState.values));
    expect(
      envelopes.filter((one) => envelopeFlags(one as unknown as EnvelopeFigures).length > 0),
    ).toEqual([]);
  });

  test('are opened after they were sent, and cancelled only while somebody could take', () => {
    for (const { sentAt, openedAt, cancelledAt, state } of all('envelopes')) {
      if (openedAt) expect(String(sentAt) < String(openedAt)).toBe(true);
      if (cancelledAt) expect(state).toBe('closed');
    }
  });

  test('go from and to people of one lender', () => {
    for (const { customerId, receivers } of all('envelopes'))
      for (const one of receivers as { customerId: unknown }[])
        expect(tenantOf(one.customerId)).toBe(tenantOf(customerId));
  });
});

describe('split payments of the sample', () => {
  test('are divided and paid in every way, and agree (R16)', () => {
    const splits = all('splits');
    const shares = splits.flatMap(({ groupUsers }) => groupUsers as SplitShare[]);
    expect(new Set(splits.map(({ splitType }) => splitType))).toEqual(new Set(SplitType.values));
    expect(new Set(shares.map(({ paidType }) => paidType))).toEqual(new Set(SplitPaidType.values));
    expect(
      splits.filter(
        ({ splitType, totalAmount, isPaid, groupUsers }) =>
          splitFlags({
            splitType: splitType as SplitType,
            totalAmount: totalAmount as string,
            isPaid: isPaid as boolean,
            shares: groupUsers as SplitShare[],
          }).length > 0,
      ),
    ).toEqual([]);
  });
});

test.each(['envelopes', 'splits'])('%s are read only', async (path) => {
  const admin = only('wa-envelope:list', 'wa-split:list');
  for (const status of [
    (await desk.post(`/gateway-lab/${path}`, {}, admin)).status,
    (await desk.call(`PATCH /gateway-lab/${path}/1`, { as: admin, body: {} })).status,
    (await desk.post(`/gateway-lab/${path}/1/cancel`, {}, admin)).status,
  ])
    expect([404, 405]).toContain(status);
});

test.each([
  ['envelopes', 'wa-envelope:list', 'wa-split:list'],
  ['splits', 'wa-split:list', 'wa-envelope:list'],
])('%s need %s', async (path, right, other) => {
  expect((await desk.get(`/gateway-lab/${path}?size=1`, only(right))).status).toBe(200);
  expect((await desk.get(`/gateway-lab/${path}?size=1`, only(other))).status).toBe(403);
});
