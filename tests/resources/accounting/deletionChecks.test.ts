import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../mocks/ledger/Ledger';
import { gatewayDesk } from '../../engine/gatewayDesk';

const desk = gatewayDesk(60);
const REQUESTS = 'customers/delete/request';
const COMMENT = 'Банкны хариуг үндэслэн шийдвэрлэв.';

interface Found {
  check: string;
  passed: boolean;
  found: number | string;
}

const first = (resource: string, which: (one: MockRecord) => boolean): MockRecord => {
  const found = desk.store.collection(resource)?.all.find(which);
  if (!found) throw new Error(`no ${resource}`);
  return found;
};

/** Somebody who waits to be deleted, whose customer record is there. */
const leaver = (): MockRecord =>
  first(
    REQUESTS,
    ({ state, customerId }) =>
      state === 0 && desk.store.collection('customers')?.get(Number(customerId)) !== undefined,
  );

async function found(request: MockRecord, check: string): Promise<Found | undefined> {
  const { body } = await desk.get(`/gateway-customer/customers/delete/request/${request.id}`);
  return (body.checks as unknown as Found[]).find((one) => one.check === check);
}

/** A record of the sample once more, for somebody else. */
function copied(resource: string, of: MockRecord, own: Record<string, unknown>): number {
  const records = desk.store.collection(resource);
  const id = Number(records?.nextId());
  records?.insert({ ...of, ...own, id });
  return id;
}

describe('the checks of a deletion follow the accounting desk', () => {
  test('a held sum stands in its way until it is solved', async () => {
    const request = leaver();
    const customerId = Number(request.customerId);
    const { store } = desk;
    const before = await found(request, 'HELD');
    expect(before?.passed).toBe(true);
    const held = first('accounting/held-transactions', ({ state }) => state === 'held');
    const tenant = String(store.collection('customers')?.get(customerId)?.tenant);
    const id = copied('accounting/held-transactions', held, {
      customerId,
      amount: '7500.00',
      holdReason: 'OVER_LIMIT',
      tenant,
    });
    const lines = [
      { account: 'bank', debit: '7500.00' },
      { account: 'walletHeld', holder: customerId, credit: '7500.00' },
    ] as const;
    ledgerOf(store).post({
      kind: 'HELD',
      valueDate: store.clock.today(),
      at: store.clock.iso(),
      by: null,
      tenant,
      lines,
    });
    expect(await found(request, 'HELD')).toEqual({
      check: 'HELD',
      passed: false,
      found: '7500.00',
    });
    const { status } = await desk.post(`/gateway-accounting/held-transactions/${id}/return_held`, {
      comment: COMMENT,
    });
    expect(status).toBe(200);
    expect((await found(request, 'HELD'))?.passed).toBe(true);
  });

  test('an open fraud case stands in its way until it is settled', async () => {
    const request = leaver();
    const customerId = Number(request.customerId);
    const earlier = await found(request, 'FRAUD_COURT');
    const open = first(
      'accounting/fraud-transfer',
      ({ state }) => state === 'CLARIFYING_FROM_BANK',
    );
    const id = copied('accounting/fraud-transfer', open, {
      customerId,
      tenant: desk.store.collection('customers')?.get(customerId)?.tenant,
    });
    expect((await found(request, 'FRAUD_COURT'))?.found).toBe(Number(earlier?.found) + 1);
    const { status, body } = await desk.post(
      `/gateway-accounting/fraud-transfers/${id}/settle_by_user`,
      { comment: COMMENT },
    );
    expect([status, body.state]).toEqual([200, 'SETTLED_BY_USER']);
    expect(await found(request, 'FRAUD_COURT')).toEqual(earlier);
  });
});
