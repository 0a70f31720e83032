import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { total } from '../../../../src/domain/lending/amounts';
import { wayProblem } from '../../../../src/resources/accounting/failed-transfer/lifecycle';
import { call, testGateways } from '../../../engine/testGateways';

let gateways: Gateways;
beforeEach(async () => {
  gateways = await testGateways();
});

const BASE = '/gateway-accounting';
const RIGHT = 'only:cgw-bank-income:access';
const COMMENT = 'Банкны логийг шалгаж шийдвэрлэв.';
const transfers = () => gateways.store.collection('accounting/failed-transfers')?.all ?? [];
const open = () => transfers().filter(({ state }) => state === 'open');
const look = async (transfer: MockRecord) =>
  call(gateways, `POST ${BASE}/bank-cg/transfer-logs`, {
    as: RIGHT,
    body: { number: transfer.number },
  });
const send = (transfer: MockRecord, action: string, body: object, as = RIGHT) =>
  call(gateways, `POST ${BASE}/failed-transfers/${transfer.id}/${action}`, {
    as,
    body: { comment: COMMENT, ...body },
  });
const wallet = (transfer: MockRecord) =>
  ledgerOf(gateways.store).balanceOf('wallet', { holder: Number(transfer.customerId) });
const waits = () => ledgerOf(gateways.store).balanceOf('failedTransfers');
const bank = () => ledgerOf(gateways.store).balanceOf('bank');

/** An open transfer of which the bank's log says something. */
async function said(log: string, among = open()): Promise<MockRecord> {
  for (const transfer of among) {
    await look(transfer);
    const now = transfers().find(({ id }) => id === transfer.id) as MockRecord;
    if (now.logState === log) return now;
  }
  throw new Error(`no open transfer is ${log}`);
}

describe('a failed transfer', () => {
  test('what waits in the ledger is the sum of the open ones, and of what waits for a gateway', () => {
    const underWay = (gateways.store.collection('bank-gateways/outgoing')?.all ?? []).filter(
      ({ state }) => state === 'WAITING' || state === 'RETRYING',
    );
    expect(underWay.length).toBeGreaterThan(0);
    expect(waits()).toBe(total([...open(), ...underWay].map(({ amount }) => String(amount))));
  });

  test('nothing is decided before the bank’s log was looked at; that is noted with who looked', async () => {
    const [transfer] = open();
    for (const action of ['correct', 'confirm_bank_error', 'confirm_transaction_error']) {
      const { status, body } = await send(transfer, action, { way: 'RETURNED' });
      expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    }
    await look(transfer);
    const { body } = await call(gateways, `GET ${BASE}/failed-transfers/${transfer.id}/history`, {
      as: RIGHT,
    });
    expect((body as unknown as object[])[0]).toMatchObject({ action: 'check', field: 'logState' });
  });

  test('returned to the wallet: the sum of wallet, bank and waiting stays, and it is final', async () => {
    const transfer = await said('NOT_THERE');
    const [before, waited, atBank] = [wallet(transfer), waits(), bank()];
    const { status, body } = await send(transfer, 'correct', { way: 'RETURNED' });
    expect([status, body.state, body.isWaiting]).toEqual([200, 'corrected', false]);
    const amount = String(transfer.amount);
    expect(wallet(transfer)).toBe(total([before, amount]));
    expect(waits()).toBe(total([waited, `-${amount}`]));
    expect(bank()).toBe(atBank);
    for (const action of ['correct', 'confirm_bank_error', 'confirm_transaction_error'])
      expect((await send(transfer, action, { way: 'RETURNED' })).status).toBe(409);
  });

  test('sent again: the money leaves the bank once, and the log has it', async () => {
    // One of the main lender, whose gateways work: it goes at once.
    const ours = open().filter(({ tenant }) => tenant === 'pocketmn');
    const transfer = await said('NOT_THERE', ours);
    const atBank = bank();
    expect((await send(transfer, 'correct', { way: 'RESENT' })).status).toBe(200);
    expect(bank()).toBe(total([atBank, `-${String(transfer.amount)}`]));
    const { body } = await call(gateways, `GET ${BASE}/failed-transfers/${transfer.id}/similar`, {
      as: RIGHT,
    });
    expect((body as unknown as { number: string }[]).map(({ number }) => number)).not.toContain(
      transfer.number,
    );
  });

  test('what the bank executed is neither sent again nor returned', async () => {
    const transfer = await said('EXECUTED');
    for (const way of ['RESENT', 'RETURNED'])
      expect((await send(transfer, 'correct', { way })).status).toBe(400);
    expect((await send(transfer, 'confirm_bank_error', {})).status).toBe(409);
    expect((await send(transfer, 'correct', { way: 'WAS_EXECUTED' })).body.state).toBe('corrected');
  });

  const DECISIONS = [
    ['correct', { way: 'RETURNED' }],
    ['correct', { way: 'RESENT' }],
    ['confirm_bank_error', {}],
    ['confirm_transaction_error', {}],
  ] as const;
  const OTHER = 'only:cgw-bank-income:access,loan:view';
  /** An open transfer that the bank refused, beside one to the same account that it executed. */
  const twin = () => transfers().find(({ number }) => number === 'FT-00022') as MockRecord;

  test.each(DECISIONS)(
    'with another payment of the day beside it: no %s %o',
    async (action, body) => {
      await look(twin());
      const [before, log] = [wallet(twin()), gateways.store.collection('bank-gateways/outgoing')];
      const count = log?.all.length;
      const answer = await send(twin(), action, body);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        'CONDITION_FAILED',
        'Банк төстэй 1 шилжүүлгийг гүйцэтгэсэн: өөр төлбөр болохыг эхлээд өөр ажилтан тогтооно.',
      ]);
      expect([wallet(twin()), log?.all.length]).toEqual([before, count]);
      const similar = await call(gateways, `GET ${BASE}/failed-transfers/${twin().id}/similar`, {
        as: RIGHT,
      });
      expect((similar.body as unknown as object[])[0]).toMatchObject({
        number: 'FT-00022-B',
        bank: { state: 'EXECUTED' },
        wallet: { journalId: 'FT-700022-D' },
      });
    },
  );

  test('told apart from the other payment by one person, it is decided by another', async () => {
    await look(twin());
    const reason = 'Хоёр өөр нэхэмжлэхийн төлбөр болохыг харилцагч баталсан.';
    const told = await send(twin(), 'tell_apart', { reason });
    expect([told.status, told.body.state, told.body.toldApartBy]).toEqual([
      200,
      'open',
      expect.any(String),
    ]);
    expect((await send(twin(), 'tell_apart', { reason })).status).toBe(409);
    const own = await send(twin(), 'correct', { way: 'RETURNED' });
    expect([own.status, own.body.code]).toEqual([409, 'CONDITION_FAILED']);
    const before = wallet(twin());
    expect((await send(twin(), 'correct', { way: 'RETURNED' }, OTHER)).status).toBe(200);
    expect(wallet(twin())).toBe(total([before, String(twin().amount)]));
  });

  test.each(DECISIONS)('while the bank has not answered: no %s %o', async (action, body) => {
    const transfer = await said('UNANSWERED');
    const before = wallet(transfer);
    const answer = await send(transfer, action, body);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Банк хариу өгөөгүй: төлсөн байж болзошгүй тул хариу иртэл шийдэхгүй. Логийг дахин шалгана уу.',
    ]);
    expect(wallet(transfer)).toBe(before);
  });

  test('a silent bank has answered by the next day: asked again, the transfer is decided (docs/domain/money.md 4.10)', async () => {
    const transfer = await said('UNANSWERED');
    const before = wallet(transfer);
    await call(gateways, 'POST /__clock', { body: { today: '2026-11-22' } });
    // Nobody has looked since: nothing is decided on what was said before.
    expect((await send(transfer, 'confirm_bank_error', {})).status).toBe(409);
    const { body: log } = await look(transfer);
    expect((log as unknown as { bank: object }[])[0].bank).toEqual({
      state: 'REFUSED',
      reference: null,
      answer: 'Гүйлгээ хийгдээгүй',
    });
    expect((await send(transfer, 'confirm_bank_error', {})).body.state).toBe('bankError');
    expect(wallet(transfer)).toBe(total([before, String(transfer.amount)]));
  });

  test('our own mistake takes the journal back that took the money', async () => {
    // Nothing like it went out beside it.
    const transfer = await said(
      'REFUSED',
      open().filter(({ number }) => number !== 'FT-00022' && number !== 'FT-00028'),
    );
    const before = wallet(transfer);
    const { body } = await send(transfer, 'confirm_transaction_error', {});
    expect(body.state).toBe('transactionError');
    expect(wallet(transfer)).toBe(total([before, String(transfer.amount)]));
    expect(ledgerOf(gateways.store).reversalOf(String(transfer.failedJournal))).toBeDefined();
  });

  test('without the right, and for another lender, it is not there', async () => {
    const [transfer] = open();
    expect((await send(transfer, 'confirm_bank_error', {}, 'only:loan:view')).status).toBe(403);
    const { body } = await call(gateways, `GET ${BASE}/failed-transfers?size=100`, {
      as: 'tenant',
    });
    expect((body.content ?? []).filter(({ tenant }) => tenant !== 'altan')).toEqual([]);
  });
});

test.each([
  ['WAS_EXECUTED', 'EXECUTED', null],
  ['WAS_EXECUTED', 'REFUSED', 'failedTransfer.ways.not_executed'],
  ['RETURNED', 'EXECUTED', 'failedTransfer.ways.executed'],
  ['RESENT', 'EXECUTED', 'failedTransfer.ways.executed'],
  ['RETURNED', 'REFUSED', null],
  ['RESENT', 'REFUSED', null],
] as const)('%s with %s in the log', (way, log, problem) => {
  const payOut = {
    fraudCase: null,
    bankLeft: '1000.00',
    secondFrom: '1000.00',
    alone: '0.00',
  };
  const facts = {
    log,
    doubles: 0,
    payOut,
    returnsTo: 'wallet',
    feeReceipt: null,
    second: null,
  } as const;
  expect(wayProblem(way, facts, '500.00')?.message ?? null).toBe(problem);
});
