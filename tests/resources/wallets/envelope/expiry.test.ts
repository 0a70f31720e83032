import { beforeEach, describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { minus } from '../../../../src/domain/lending/amounts';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const desk = gatewayDesk(120);
const inState = (state: string): MockRecord => {
  const found = (desk.store.collection('envelopes')?.all ?? []).find((one) => one.state === state);
  if (!found) throw new Error(`no ${state} envelope`);
  return found;
};
const ledger = () => ledgerOf(desk.store);
const wallet = (envelope: MockRecord) =>
  ledger().balanceOf('wallet', { holder: Number(envelope.customerId) });
const inside = ({ id }: MockRecord) => ledger().balanceOf('envelopes', { holder: Number(id) });
const ofSender = ({ customerId }: MockRecord) =>
  (desk.store.collection('envelopes')?.all ?? []).filter(
    (one) => one.customerId === customerId && ['untouched', 'opened'].includes(String(one.state)),
  );

beforeEach(() => desk.store.reset());

describe('an envelope whose time ends', () => {
  test.each([
    ['untouched', 'closed'],
    ['opened', 'finished'],
  ])('%s is %s, and what is left goes back to who sent it', async (from, to) => {
    const envelope = inState(from);
    const left = minus(String(envelope.totalAmount), String(envelope.receivedAmount));
    const all = ofSender(envelope).map((one) =>
      minus(String(one.totalAmount), String(one.receivedAmount)),
    );
    const before = wallet(envelope);
    expect(inside(envelope)).toBe(left);

    await desk.post('/__clock', { today: '2026-11-25' });
    const { body } = await desk.get(`/gateway-lab/envelopes/${envelope.id}`);
    expect(body).toMatchObject({
      state: to,
      remainingAmount: '0.00',
      chargedBackAmount: left,
      chargeBackJournalNumber: `E-${envelope.id}-R`,
      isFlagged: false,
    });
    expect(inside(envelope)).toBe('0.00');
    // Everything that this person had in open envelopes came back.
    expect(minus(wallet(envelope), before)).toBe(
      all.reduce((sum, one) => minus(sum, minus('0.00', one)), '0.00'),
    );
    const journal = ledger().journal(`E-${envelope.id}-R`);
    expect([journal?.kind, journal?.bookedAt]).toEqual(['ENVELOPE_RETURNED', envelope.expiresAt]);

    const rows = (await desk.get(`/gateway-lab/envelopes/${envelope.id}/history`))
      .body as unknown as Record<string, unknown>[];
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'expire_envelope',
          field: 'state',
          from,
          to,
          origin: 'AUTO',
          at: envelope.expiresAt,
        }),
      ]),
    );
    const theirs = (
      await desk.get(`/gateway-customer/customers/${String(envelope.customerId)}/history`)
    ).body as unknown as Record<string, unknown>[];
    expect(theirs.map(({ action, source }) => [action, source])).toContainEqual([
      'expire_envelope',
      envelope.number,
    ]);
  });

  test('stays open before it, and ends but once', async () => {
    const envelope = inState('untouched');
    await desk.get(`/gateway-lab/envelopes/${envelope.id}`);
    expect(envelope.state).toBe('untouched');
    for (const today of ['2026-11-25', '2026-12-25']) {
      await desk.post('/__clock', { today });
      await desk.get('/gateway-lab/envelopes?size=1');
    }
    expect(envelope.state).toBe('closed');
    expect(
      ledger().journals({
        kind: 'ENVELOPE_RETURNED',
        of: { resource: 'envelopes', id: envelope.id },
      }),
    ).toHaveLength(1);
  });

  test('lets go of its theme', async () => {
    const envelope = inState('untouched');
    const { store } = desk;
    const theme = store.collection('envelopes/themes')?.get(envelope.themeId as number);
    if (!theme) throw new Error('no theme');
    store.collection('envelopes/themes')?.change(theme, { isDefault: false, state: 'INACTIVE' });
    const erase = () => desk.post(`/gateway-lab/envelope-themes/${theme.id}/delete`, {});
    const early = await erase();
    expect([early.status, theme.state]).toEqual([409, 'INACTIVE']);
    await desk.post('/__clock', { today: '2026-11-25' });
    expect((await erase()).status).toBe(200);
  });
});
