import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { startGateways, type Gateways } from '../../../contract/support/gateways';
import { call } from '../../../engine/testGateways';
import { checker, entryDesk, maker, REASON } from './entryDesk';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});
beforeEach(() => {
  gateways.store.reset();
});
const desk = entryDesk(() => gateways);
const { send, post, agrees, balance } = desk;

const PROFITS = '/gateway-accounting/bank-cg/profits';
const lines = () => gateways.store.collection('accounting/profits');
const line = (reference: string) =>
  lines()?.all.find((one) => one.reference === reference) as MockRecord;
const onLine = (one: MockRecord, action: string, body: object) =>
  call(gateways, `POST ${PROFITS}/${one.id}/${action}`, {
    as: maker,
    body,
    headers: { 'If-Match': '*' },
  });
const assign = (one: MockRecord) =>
  onLine(one, 'assign', {
    parts: [{ loanId: null, customerId: 100_002, amount: one.amount }],
  });
const said = async (change: object) => {
  const journals = desk.journals();
  const { status, body } = await send('WALLET_CASH_IN', change);
  expect(desk.journals()).toBe(journals);
  return [status, body.fields];
};

describe('a cash-in is a line of the bank', () => {
  it('of a reference that no statement has: refused', async () => {
    expect(await said({ bankReference: 'NOSUCH123' })).toEqual([
      400,
      { bankReference: 'staffEntry.wrong.referenceKnown' },
    ]);
  });

  it('of a line that lies on a loan already: refused', async () => {
    const processed = lines()?.all.find(
      ({ state, tenant }) => state === 'PROCESSED' && tenant === 'pocketmn',
    ) as MockRecord;
    expect(
      await said({ bankReference: processed.reference, amount: processed.amount }),
    ).toMatchObject([400, { bankReference: 'staffEntry.wrong.referenceNew' }]);
  });

  it('of a line that the gateway still looks at: refused', async () => {
    const pending = lines()?.all.find(
      ({ state, tenant }) => state === 'PENDING' && tenant === 'pocketmn',
    ) as MockRecord;
    expect(await said({ bankReference: pending.reference, amount: pending.amount })).toMatchObject([
      400,
      { bankReference: 'staffEntry.wrong.referenceNew' },
    ]);
  });

  it('of another lender’s line: refused', async () => {
    const theirs = lines()?.all.find(
      ({ state, tenant }) => state === 'UNRECOGNIZED' && tenant === 'altan',
    ) as MockRecord;
    expect(await said({ bankReference: theirs.reference, amount: theirs.amount })).toMatchObject([
      400,
      { bankReference: 'staffEntry.wrong.referenceKnown' },
    ]);
  });

  it.each(['89999.99', '90000.01'])('of %s beside a line of 90 000.00: refused', async (amount) => {
    expect(await said({ amount })).toEqual([400, { amount: 'staffEntry.wrong.lineAmount' }]);
  });

  it('takes the line, which goes to nobody else; taken back, the line is free', async () => {
    const [suspense, bank] = [balance('unrecognised'), balance('bank')];
    const { status, body } = await send('WALLET_CASH_IN');
    expect(status).toBe(201);
    expect(line('TX7700108')).toMatchObject({ state: 'CORRECTED', entry: body.number });
    // The money came onto the bank with the line: it is not counted once more.
    expect(balance('bank')).toBe(bank);
    await agrees();
    expect((await assign(line('TX7700108'))).status).toBe(409);
    const undone = await onLine(line('TX7700108'), 'undo_assign', {
      comment: 'Буруу харилцагчид бичсэн байна.',
    });
    expect([undone.status, undone.body.message]).toEqual([
      409,
      `${String(body.number)} бичилтээр хэтэвчид орсон: бичилтийг нь буцаана.`,
    ]);
    expect((await post(`/${String(body.id)}/reverse_entry`, REASON)).status).toBe(200);
    expect(line('TX7700108')).toMatchObject({ state: 'UNRECOGNIZED', entry: null });
    expect(balance('unrecognised')).toBe(suspense);
    expect((await assign(line('TX7700108'))).status).toBe(200);
    expect(await said({})).toEqual([400, { bankReference: 'staffEntry.wrong.referenceNew' }]);
    await agrees();
  });

  it('that waits for a second person keeps the line for itself until it is decided', async () => {
    const settings = gateways.store.collection('system_settings');
    settings?.change(settings.all[0], { secondWalletCashIn: '50000.00' });
    const { body } = await send('WALLET_CASH_IN');
    expect(body.state).toBe('WAITING');
    const refused = await assign(line('TX7700108'));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `${String(body.number)} бичилт энэ мөрийг хүлээж байна: эхлээд түүнийг шийднэ.`,
    ]);
    expect(await said({})).toEqual([400, { bankReference: 'staffEntry.wrong.referenceNew' }]);
    const done = await post(`/${String(body.id)}/approve_entry`, {}, checker);
    expect([done.status, line('TX7700108').state]).toEqual([200, 'CORRECTED']);
    await agrees();
  });

  it('in the sample has its line, of every lender', async () => {
    const booked = gateways.store
      .collection('accounting/entries')
      ?.all.filter(({ kind, state }) => kind === 'WALLET_CASH_IN' && state === 'BOOKED');
    expect(booked?.length).toBeGreaterThan(1);
    for (const { bankReference, number, amount } of booked ?? [])
      expect(line(String(bankReference))).toMatchObject({
        state: 'CORRECTED',
        entry: number,
        amount,
      });
    await agrees();
  });
});
