import { beforeAll, describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { ask, at, type Gateways, holderOf, startGateways } from '../../contract/support/gateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});

const main = { gateway: 'main' } as const;
const accounting = { gateway: 'accounting' } as const;
const kept = (resource: string): readonly MockRecord[] =>
  gateways.store.collection(resource)?.all ?? [];

describe('somebody of another lender', () => {
  const as = at(
    'altan',
    holderOf(['wa-qr:decode', 'wa-qr-alias:list', 'e-barimt:create', 'e-barimt:view']),
  );

  test('does not get to know whose code it is', async () => {
    const code = kept('qr').find(({ tenant }) => tenant === 'pocketmn');
    const { body } = await ask(gateways, main, {
      as,
      method: 'POST',
      path: '/qr/decode',
      body: { text: code?.qr },
    });
    expect(body).toMatchObject({ kind: 'FOREIGN', number: null, name: null, path: null });
  });

  test('counts the taps of the own codes alone', async () => {
    const { body } = await ask(gateways, main, { as, path: '/qr-taps/days' });
    const own = new Set(kept('qr').flatMap(({ id, tenant }) => (tenant === 'altan' ? [id] : [])));
    const taps = kept('qr_tap').filter(
      ({ qrId, tappedAt }) => own.has(qrId as number) && String(tappedAt) >= '2026-10-22T16',
    );
    const days = body.days as { taps: number }[];
    expect(days.reduce((sum, day) => sum + day.taps, 0)).toBe(taps.length);
  });

  test('is offered the own fees alone, and cannot send a receipt over another’s', async () => {
    const { body } = await ask(gateways, accounting, { as, path: '/ebarimt/fees?from=2020-01-01' });
    const fees = body as unknown as { loanId: number | null; customerId: number }[];
    const tenants = new Set(
      fees.map(({ loanId, customerId }) =>
        loanId === null
          ? kept('customers').find(({ id }) => id === customerId)?.tenant
          : kept('loans').find(({ id }) => id === loanId)?.tenant,
      ),
    );
    expect([...tenants].filter((tenant) => tenant !== 'altan')).toEqual([]);
    const foreign = kept('ebarimt').find(
      ({ tenant, state }) => tenant === 'pocketmn' && state === 'RETURNED',
    );
    const [line] = foreign?.lines as { journalId: string }[];
    const { status, body: refusal } = await ask(gateways, accounting, {
      as,
      method: 'POST',
      path: '/ebarimt',
      body: { receiverType: 'B2C', lines: [{ journalId: line.journalId, isTaxable: false }] },
    });
    expect([status, refusal.fields]).toEqual([400, { lines: 'eReceipts.fee_unknown' }]);
  });
});
