import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { fromMongo, minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import type { OpenFee, ReceiptDay } from '../../../../src/resources/e-receipts/receipt/api';
import { startGateways, type Gateways } from '../../../contract/support/gateways';
import { inForce } from '../../../engine/inForce';
import { call, type Given } from '../../../engine/testGateways';
import { only } from '../../../support/rights';
import '../../../support/properties';
import { checker, entryDesk, REASON } from './entryDesk';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});
beforeEach(() => {
  gateways.store.reset();
});
const desk = entryDesk(() => gateways);
const { send, post, preview, effect, agrees, balance } = desk;

const KEEPER = only('admin:access');
const FEES = '/gateway-lab/cashout-fees';
const WHY = { reason: 'Захирлын 12 дугаар тушаалаар' };
const RECEIPTS = '/gateway-accounting/ebarimt';
const SENDER = only('e-barimt:create', 'e-barimt:view');
const OWNER = 100_002;

const ask = (line: string, given?: Given) => call(gateways, line, given);
const setFee = async (step: number, feeAmount: string) =>
  inForce(ask, await ask(`PUT ${FEES}/${step}`, { as: KEEPER, body: { feeAmount } }));
const switched = async (step: number, action: 'activate' | 'deactivate') =>
  inForce(ask, await ask(`POST ${FEES}/${step}/${action}`, { as: KEEPER, body: WHY }));
const fees = async () =>
  (await call(gateways, `GET ${RECEIPTS}/fees?from=2020-01-01`, { as: SENDER }))
    .body as unknown as OpenFee[];
const receiptFor = (journalId: unknown) =>
  call(gateways, `POST ${RECEIPTS}`, {
    as: SENDER,
    body: { receiverType: 'B2C', lines: [{ journalId, isTaxable: true }] },
  });
const dayOf = async (date: string) =>
  (await call(gateways, `GET ${RECEIPTS}/day?date=${date}`, { as: SENDER }))
    .body as unknown as ReceiptDay;
const journal = (id: unknown) => ledgerOf(gateways.store).journal(String(id));

describe('a cash-out', () => {
  it('shows amount, fee and what leaves the wallet before it books them', async () => {
    const { fee, legs } = await preview('WALLET_CASH_OUT');
    expect(fee).toEqual({ fee: '300.00', total: '120300.00' });
    expect(
      legs.map(({ account, debit, credit, isFee }) => [account, debit, credit, isFee]),
    ).toEqual([
      ['wallet', '120000.00', null, false],
      ['bankPayouts', null, '120000.00', false],
      ['wallet', '300.00', null, true],
      ['walletFeeIncome', null, '300.00', true],
    ]);
    // The second leg of the wallet goes on from the first.
    const [first, , second] = legs;
    expect(second.before).toBe(first.after);
    expect(minus(first.before, second.after)).toBe('120300.00');
  });

  it('charges by a balanced journal of its own, which its page shows', async () => {
    const { body } = await send('WALLET_CASH_OUT');
    expect(body.fee).toBe('300.00');
    expect(journal(body.feeJournalId)).toMatchObject({
      kind: 'WALLET_FEE',
      tenant: 'pocketmn',
      of: { resource: 'accounting/entries', id: body.id },
      lines: [
        { account: 'wallet', holder: OWNER, debit: '300.00', credit: null },
        { account: 'walletFeeIncome', holder: null, debit: null, credit: '300.00' },
      ],
    });
    const shown = await effect(body.id);
    expect(shown.fee).toEqual({ fee: '300.00', total: '120300.00' });
    expect(shown.legs).toHaveLength(4);
    await agrees();
  });

  it('is free where no step is active, and says so', async () => {
    for (const step of [2, 3, 4, 1]) await switched(step, 'deactivate');
    expect((await preview('WALLET_CASH_OUT')).fee).toEqual({ fee: '0.00', total: '120000.00' });
    const { body } = await send('WALLET_CASH_OUT');
    expect([body.fee, body.feeJournalId]).toEqual(['0.00', null]);
    await agrees();
  });

  it('costs what the step says that is in force by then; what is booked stays', async () => {
    const before = await send('WALLET_CASH_OUT');
    await setFee(2, '450.00');
    expect((await preview('WALLET_CASH_OUT')).fee?.fee).toBe('450.00');
    const after = await send('WALLET_CASH_OUT');
    expect([before.body.fee, after.body.fee]).toEqual(['300.00', '450.00']);
    expect((await effect(before.body.id)).fee?.fee).toBe('300.00');
    await switched(2, 'deactivate');
    expect((await send('WALLET_CASH_OUT')).body.fee).toBe('200.00');
    await agrees();
  });

  it('that waits for a second person costs what is in force when it is approved', async () => {
    const settings = gateways.store.collection('system_settings');
    settings?.change(settings.all[0], { secondWalletCashOut: '100000.00' });
    const { body } = await send('WALLET_CASH_OUT');
    expect([body.state, body.fee, body.feeJournalId]).toEqual(['WAITING', null, null]);
    await setFee(2, '333.00');
    expect((await effect(body.id)).fee?.fee).toBe('333.00');
    const done = await post(`/${String(body.id)}/approve_entry`, { confirm: body.number }, checker);
    expect([done.status, done.body.state, done.body.fee]).toEqual([200, 'BOOKED', '333.00']);
    await agrees();
  });

  it('of all that is available leaves no room for its fee', async () => {
    const available = balance('wallet', OWNER);
    gateways.store.collection('wallets')?.change(desk.record('wallets', OWNER), {
      transactionLimit: '50000000.00',
      dailyTransactionLimit: '50000000.00',
    });
    const { status, body } = await send('WALLET_CASH_OUT', { amount: available });
    expect([status, body.fields]).toEqual([400, { amount: 'staffEntry.wrong.walletAvailable' }]);
    const { limits } = await preview('WALLET_CASH_OUT', { amount: available });
    const most = limits.find(({ key }) => key === 'walletAvailable')?.most;
    const sent = await send('WALLET_CASH_OUT', { amount: most });
    expect([sent.status, balance('wallet', OWNER)]).toEqual([201, '0.00']);
    await agrees();
  });
});

describe('its taking back', () => {
  it('gives the fee back, and it is not used today any more', async () => {
    const [held, earned] = [balance('wallet', OWNER), balance('walletFeeIncome')];
    const { body } = await send('WALLET_CASH_OUT');
    desk.refusedByBank(body.number);
    const undone = await post(`/${String(body.id)}/reverse_entry`, REASON);
    expect([undone.status, undone.body.state]).toEqual([200, 'REVERSED']);
    expect([balance('wallet', OWNER), balance('walletFeeIncome')]).toEqual([held, earned]);
    const back = ledgerOf(gateways.store).reversalOf(String(body.feeJournalId));
    expect(journal(back)).toMatchObject({ kind: 'WALLET_FEE', reverses: body.feeJournalId });
    expect((await effect(body.id)).legs).toHaveLength(8);
    expect((await fees()).map(({ journalId }) => journalId)).not.toContain(body.feeJournalId);
    expect((await receiptFor(body.feeJournalId)).body.fields).toEqual({
      lines: 'eReceipts.fee_unknown',
    });
    await agrees();
  });

  it('waits until the receipt of the fee has been returned', async () => {
    const { body } = await send('WALLET_CASH_OUT');
    const receipt = await receiptFor(body.feeJournalId);
    expect(receipt.status).toBe(201);
    desk.refusedByBank(body.number);
    const refused = await post(`/${String(body.id)}/reverse_entry`, REASON);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONDITION_FAILED']);
    // The first try of every seventh receipt has no answer: it stands as well.
    if (receipt.body.state !== 'SENT')
      await call(gateways, `POST ${RECEIPTS}/${String(receipt.body.id)}/send_receipt`, {
        as: SENDER,
      });
    await call(gateways, `POST ${RECEIPTS}/${String(receipt.body.id)}/return_receipt`, {
      as: SENDER,
      body: { returnReason: 'Зарлага буцаагдсан.' },
    });
    expect((await post(`/${String(body.id)}/reverse_entry`, REASON)).status).toBe(200);
    await agrees();
  });
});

describe('its taking back beside a receipt that failed', () => {
  const toCompany = (journalId: unknown) =>
    call(gateways, `POST ${RECEIPTS}`, {
      as: SENDER,
      body: {
        receiverType: 'B2B',
        companyRegnum: '5000099',
        lines: [{ journalId, isTaxable: true }],
      },
    });

  it('is done where the tax service refused it, and that one is sent no more', async () => {
    const { body } = await send('WALLET_CASH_OUT');
    const receipt = await toCompany(body.feeJournalId);
    expect(receipt.body.lastError).toBe('TAXPAYER_UNKNOWN');
    desk.refusedByBank(body.number);
    const undone = await post(`/${String(body.id)}/reverse_entry`, REASON);
    expect([undone.status, undone.body.state]).toEqual([200, 'REVERSED']);
    for (const [action, asked] of [
      ['send_receipt', {}],
      ['correct_receipt', { receiverType: 'B2C', companyRegnum: null }],
    ] as const) {
      const refused = await call(
        gateways,
        `POST ${RECEIPTS}/${String(receipt.body.id)}/${action}`,
        { as: SENDER, body: asked },
      );
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Шимтгэлийг буцаасан тул баримт илгээхгүй.',
      ]);
    }
    await agrees();
  });

  it('waits where nobody answered: it may have been made', async () => {
    const { body } = await send('WALLET_CASH_OUT');
    const { body: receipt } = await receiptFor(body.feeJournalId);
    const kept = gateways.store.collection('ebarimt');
    kept?.change(desk.record('ebarimt', Number(receipt.id)), {
      state: 'FAILED',
      lastError: 'NO_ANSWER',
      sentAt: null,
      ddtd: null,
    });
    desk.refusedByBank(body.number);
    const refused = await post(`/${String(body.id)}/reverse_entry`, REASON);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Шимтгэлийн ${String(receipt.billId)} баримтад татварын системийн хариу ирээгүй. Эхлээд илгээж, дараа нь буцаана уу.`,
    ]);
    // The journal of the fee alone is not taken back either.
    expect(ledgerOf(gateways.store).reversalBlock(String(body.feeJournalId))).toBe('forbidden');
  });
});

describe('its receipt', () => {
  it('is offered as a fee of the wallet, and R21 has it', async () => {
    const { body } = await send('WALLET_CASH_OUT');
    const fee = (await fees()).find(({ journalId }) => journalId === body.feeJournalId);
    expect(fee).toMatchObject({
      kind: 'WALLET',
      amount: '300.00',
      customerId: OWNER,
      loanId: null,
      isPaid: true,
    });
    const day = String(body.valueDate);
    const before = await dayOf(day);
    // Charged after the reason of the day was given: it lacks its receipt until that is sent.
    expect([before.missing.open, before.check.verdict]).toEqual(['300.00', 'unequal']);
    let sent = await receiptFor(body.feeJournalId);
    expect(sent.status).toBe(201);
    if (sent.body.state !== 'SENT')
      sent = await call(gateways, `POST ${RECEIPTS}/${String(sent.body.id)}/send_receipt`, {
        as: SENDER,
      });
    const after = await dayOf(day);
    expect([after.income, after.missing.open, after.check.verdict]).toEqual([
      before.income,
      '0.00',
      'explained',
    ]);
    await agrees();
  });

  it('has the tax leave the income that the fee is on', async () => {
    const { body } = await send('WALLET_CASH_OUT');
    const [owed, loans, wallets] = [
      balance('vat'),
      balance('feeIncome'),
      balance('walletFeeIncome'),
    ];
    let receipt = await receiptFor(body.feeJournalId);
    if (receipt.body.state !== 'SENT')
      receipt = await call(gateways, `POST ${RECEIPTS}/${String(receipt.body.id)}/send_receipt`, {
        as: SENDER,
      });
    // 300.00 × 10 / 110
    expect(receipt.body.vat).toBe('27.27');
    expect([
      minus(balance('vat'), owed),
      minus(loans, balance('feeIncome')),
      minus(wallets, balance('walletFeeIncome')),
    ]).toEqual(['27.27', '0.00', '27.27']);
    await call(gateways, `POST ${RECEIPTS}/${String(receipt.body.id)}/return_receipt`, {
      as: SENDER,
      body: { returnReason: 'Хүлээн авагчийг буруу бүртгэсэн.' },
    });
    expect([balance('vat'), balance('walletFeeIncome')]).toEqual([owed, wallets]);
    await agrees();
  });
});

it('in the sample, everybody who cashed out in the app has paid for it', () => {
  const ledger = ledgerOf(gateways.store);
  const paid = ledger.journals({ kind: 'WALLET_FEE' });
  expect(paid.length).toBeGreaterThan(10);
  for (const { lines } of paid) expect(['200.00', '300.00', '500.00']).toContain(lines[0].debit);
});

const step = fc.record({
  mongo: fc.bigInt(1n, 30_000_000n),
  fee: fc.option(fc.bigInt(0n, 90_000n), { nil: undefined }),
  takesBack: fc.option(fc.nat(20), { nil: undefined }),
});

it('earns exactly the fees of what is booked and was not taken back, whatever the steps cost by then', async () => {
  let booked = 0;
  let reversed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      gateways.store.reset();
      const earned = balance('walletFeeIncome');
      const held = balance('wallet', OWNER);
      const standing = new Map<string, { fee: string; total: string }>();
      const made: string[] = [];
      for (const { mongo, fee, takesBack } of steps) {
        if (fee !== undefined) await setFee(2, fromMongo(fee));
        const amount = fromMongo(mongo);
        const shown = (await preview('WALLET_CASH_OUT', { amount })).fee;
        const { status, body } = await send('WALLET_CASH_OUT', { amount });
        expect([201, 400]).toContain(status);
        desk.refusedByBank(body.number);
        if (status === 201 && shown) {
          expect(body.fee).toBe(shown.fee);
          made.push(String(body.id));
          standing.set(String(body.id), shown);
          booked += 1;
        }
        const back = takesBack === undefined ? undefined : made[takesBack % (made.length || 1)];
        if (back === undefined) continue;
        const { status: undone } = await post(`/${back}/reverse_entry`, REASON, checker);
        expect([200, 409]).toContain(undone);
        if (undone === 200) {
          standing.delete(back);
          reversed += 1;
        }
      }
      const left = [...standing.values()];
      expect(minus(balance('walletFeeIncome'), earned)).toBe(total(left.map(({ fee }) => fee)));
      expect(minus(held, balance('wallet', OWNER))).toBe(total(left.map(({ total: all }) => all)));
      expect(balance('wallet', OWNER) >= ZERO).toBe(true);
      await agrees();
    }),
    { numRuns: 10 },
  );
  expect(booked).toBeGreaterThan(15);
  expect(reversed).toBeGreaterThan(4);
});
