import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EbarimtState } from '../../../src/domain/enums/e-receipts';
import { minus, total } from '../../../src/domain/lending/amounts';
import type { OpenFee, ReceiptDay } from '../../../src/resources/e-receipts/receipt/api';
import receipt from '../../../src/resources/e-receipts/receipt/receipt.entity';
import { namedVerdict } from '../../../src/domain/reconcile/namedDifference';
import type { LedgerCheck } from '../../../src/resources/accounting/reconciliation/api';
import type { Precheck } from '../../../src/resources/settings/eod/run';
import type { Gateways } from '../../../mocks/engine';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import type { LoanFile } from '../../../mocks/resources/loans/book/LoanFile';
import { fileOf } from '../../../mocks/resources/loans/book/fileOf';
import { feesOf } from '../../../mocks/resources/e-receipts/receipt/fees';
import { lotteryOf } from '../../../mocks/resources/e-receipts/receipt/receipts';
import { ledgerOf } from '../../../mocks/ledger/Ledger';
import { paidOn as paidOnIn } from './paidOn';
import { only } from '../../support/rights';
import { call, testGateways, TODAY } from '../../engine/testGateways';

let gateways: Gateways;
beforeAll(async () => {
  gateways = await testGateways();
});
beforeEach(() => gateways.store.reset());

const RECEIPTS = '/gateway-accounting/ebarimt';
const SENDER = only('e-barimt:create', 'e-barimt:view');
const READER = only('e-barimt:view');
const REASON = 'Хүлээн авагчийг буруу бүртгэсэн.';

const kept = (): readonly MockRecord[] => gateways.store.collection('ebarimt')?.all ?? [];
const one = (id: unknown) => kept().find((each) => each.id === id) as MockRecord;
const inState = (state: string, test: (each: MockRecord) => boolean = () => true) =>
  kept().find((each) => each.state === state && test(each)) as MockRecord;

const fees = async (): Promise<OpenFee[]> =>
  (await call(gateways, `GET ${RECEIPTS}/fees?from=2020-01-01&books=all`, { as: SENDER }))
    .body as unknown as OpenFee[];
const send = (body: object, as = SENDER, key = crypto.randomUUID()) =>
  call(gateways, `POST ${RECEIPTS}`, { as, body, headers: { 'Idempotency-Key': key } });
const act = (id: unknown, action: string, body: object = {}, as = SENDER) =>
  call(gateways, `POST ${RECEIPTS}/${String(id)}/${action}`, { as, body });
const day = async (date: string): Promise<ReceiptDay> =>
  (await call(gateways, `GET ${RECEIPTS}/day?date=${date}&books=all`, { as: READER }))
    .body as unknown as ReceiptDay;
const paidOn = (each: MockRecord) => paidOnIn(gateways.store, each);
/** A paid fee of a loan. */
const paidFee = async (): Promise<OpenFee> => {
  const found = (await fees()).find(({ isPaid, loanId }) => isPaid && loanId !== null);
  if (!found) throw new Error('no fee waits');
  return found;
};
const balance = (account: 'vat' | 'feeIncome') => ledgerOf(gateways.store).balanceOf(account);
const over = (fee: OpenFee, isTaxable = false) => [{ journalId: fee.journalId, isTaxable }];

describe('the sample', () => {
  test('has a receipt in every state, each fee on one that stands at most', () => {
    expect(new Set(kept().map(({ state }) => state))).toEqual(new Set(EbarimtState.values));
    const standing = kept()
      .filter(({ state }) => state !== 'RETURNED')
      .flatMap(({ lines }) => (lines as { journalId: string }[]).map(({ journalId }) => journalId));
    expect(new Set(standing).size).toBe(standing.length);
  });

  test('R21: no day is unequal', async () => {
    const days = new Set(
      ledgerOf(gateways.store)
        .lines({ account: 'feeIncome' })
        .concat(ledgerOf(gateways.store).lines({ account: 'walletFeeIncome' }))
        .map(({ journal }) => journal.valueDate)
        .filter((date) => date >= '2026-06-01'),
    );
    expect(days.size).toBeGreaterThan(10);
    for (const date of days) {
      const { check, income, notYet, before, paid } = await day(date);
      expect([date, check.verdict === 'unequal']).toEqual([date, false]);
      expect(paid).toBe(total([minus(income, notYet), before]));
      const booked = ledgerOf(gateways.store)
        .lines({ from: date, through: date })
        .filter(({ account }) => account === 'feeIncome' || account === 'walletFeeIncome')
        .filter(({ journal }) => journal.kind !== 'FEE_VAT')
        .map(({ credit, debit }) => credit ?? `-${debit ?? '0.00'}`);
      expect(income).toBe(total(booked));
    }
  });

  test('R21: the books’ reconciliation says of a day what the list of receipts says', async () => {
    const days = new Set(kept().map(paidOn).sort());
    const said = new Set<string>();
    for (const date of [...days].slice(-12).concat(TODAY)) {
      const { paid, check } = await day(date);
      const { body } = await call(gateways, 'POST /gateway-accounting/account/reconciliations', {
        as: only('cgw-bank-income:access'),
        body: { date, books: 'all' },
      });
      const found = (body.checks as unknown as LedgerCheck[]).find(({ key }) => key === 'receipts');
      if (!found) throw new Error('no R21');
      expect([date, found.left, found.right, namedVerdict(found)]).toEqual([
        date,
        paid,
        check.standing,
        check.verdict,
      ]);
      said.add(check.verdict);
    }
    expect([...said].sort()).toEqual(['equal', 'explained']);
    // Nothing has been sent of the day's fees: the two sums differ, and both places say by how much and why.
    expect(await day(TODAY)).toMatchObject({
      income: '5100.00',
      check: { standing: '0.00', difference: '5100.00' },
    });
  });

  test('R21: a fee without a receipt is a difference until a person says why, or sends it', async () => {
    const reasons = gateways.store.collection('ebarimt/reasons');
    for (const one of [...(reasons?.all ?? [])]) if (one.feeDate === TODAY) reasons?.remove(one);
    const shown = async () => {
      const { body } = await call(gateways, 'POST /gateway-accounting/account/reconciliations', {
        as: only('cgw-bank-income:access'),
        body: { books: 'all' },
      });
      const found = (body.checks as unknown as LedgerCheck[]).find(({ key }) => key === 'receipts');
      const { missing, check } = await day(TODAY);
      const { body: run } = await call(gateways, 'GET /gateway-lab/eod/20261121');
      const finding = (run.precheck as unknown as Precheck[]).find(({ key }) => key === 'receipts');
      return [
        missing.open,
        missing.reasoned,
        check.verdict,
        found?.differences.length,
        finding && [finding.count, finding.gravity, finding.step],
      ];
    };
    const reason = (feeDate: string, as = SENDER) =>
      call(gateways, `POST /gateway-accounting/ebarimt-reasons`, {
        as,
        body: { feeDate, reason: 'Татварын систем засвартай байна.' },
      });
    const lacking = (await fees()).filter(({ date, isPaid }) => date === TODAY && isPaid);
    expect(await shown()).toEqual([
      '5100.00',
      '0.00',
      'unequal',
      lacking.length,
      [lacking.length, 'fails', 'REPORTS'],
    ]);
    expect((await reason(TODAY, READER)).status).toBe(403);
    const { status, body } = await reason(TODAY);
    expect([status, typeof body.createdBy, typeof body.createdAt]).toEqual([
      201,
      'string',
      'string',
    ]);
    expect(await shown()).toEqual(['0.00', '5100.00', 'explained', 0, [0, 'fine', 'REPORTS']]);
    // Nothing is left to give a reason for.
    expect((await reason(TODAY)).body.fields).toEqual({
      feeDate: 'receiptReasons.nothing_missing',
    });
    // A receipt takes its place; one that is returned has the reason of its return.
    const sent = await send({ receiverType: 'B2C', lines: over(lacking[0]) });
    if (one(sent.body.id).state !== 'SENT') await act(sent.body.id, 'send_receipt');
    const { missing, check } = await day(TODAY);
    expect([check.standing, missing.reasoned]).toEqual([
      lacking[0].amount,
      minus('5100.00', lacking[0].amount),
    ]);
  });

  test('R21: a reason stands for what was booked by then, and for its own lender', async () => {
    const fee = (await fees()).find(({ date }) => date === TODAY) as OpenFee;
    const reasons = gateways.store.collection('ebarimt/reasons');
    const given = reasons?.all.find(
      ({ feeDate, tenant }) => feeDate === TODAY && tenant === 'pocketmn',
    ) as MockRecord;
    expect((await day(TODAY)).check.verdict).toBe('explained');
    reasons?.change(given, { createdAt: `${TODAY}T00:00:00.000Z` });
    expect((await day(TODAY)).check.verdict).toBe('unequal');
    reasons?.change(given, { createdAt: `${TODAY}T15:59:59.000Z`, tenant: 'altan' });
    expect((await day(fee.date)).missing.open).not.toBe('0.00');
  });

  test('R21: a fee that was unpaid at the close wants its receipt on the day of its payment', async () => {
    const { store } = gateways;
    const fee = feesOf(store).find(
      ({ wantedDay, loanId }) =>
        wantedDay === null && store.collection('loans')?.get(loanId ?? 0)?.state === 'LOAN_ONGOING',
    );
    if (!fee) throw new Error('every fee is paid');
    const precheck = async (date: string) => {
      const { body } = await call(gateways, `GET /gateway-lab/eod/${date.replaceAll('-', '')}`);
      const found = (body.precheck as unknown as Precheck[]).find(({ key }) => key === 'receipts');
      return [found?.count, found?.gravity];
    };
    const closed = await day(fee.bookingDay);
    store.clock.setToday('2026-11-23');
    const other = await day('2026-11-23');
    const { status } = await call(gateways, `POST /gateway-lab/loans/${fee.loanId}/pay`, {
      body: { amount: '60000.00', date: '2026-11-23', paymentSource: 'BANK' },
    });
    expect(status).toBe(200);
    const paid = feesOf(store).find(({ journalId }) => journalId === fee.journalId);
    expect([paid?.wantedDay, paid?.isPaid]).toEqual(['2026-11-23', true]);
    // The closed day is as it was; the day of the payment wants the receipt.
    expect(await day(fee.bookingDay)).toMatchObject({
      ...closed,
      today: '2026-11-23',
      lacking: ['2026-11-23'],
    });
    const today = await day('2026-11-23');
    expect([minus(today.before, other.before), today.check.verdict]).toEqual([
      fee.amount,
      'unequal',
    ]);
    expect(await precheck('2026-11-23')).toEqual([1, 'fails']);
    // Closed without it by nobody, it is still asked for at the end of every later day.
    store.clock.setToday('2026-11-25');
    expect((await day('2026-11-25')).lacking).toEqual(['2026-11-23']);
    expect(await precheck('2026-11-25')).toEqual([1, 'fails']);
    const said = await day('2026-11-23');
    const { body: sent } = await send({
      receiverType: 'B2C',
      lines: [{ journalId: fee.journalId, isTaxable: false }],
    });
    if (one(sent.id).state !== 'SENT') await act(sent.id, 'send_receipt');
    // Sent late: named with its moment and who sent it; the sums of the closed day stay.
    const late = await day('2026-11-23');
    expect([late.paid, late.sent, late.check.standing]).toEqual([
      said.paid,
      said.sent,
      said.check.standing,
    ]);
    expect([late.missing.late, late.missing.open, late.check.verdict, late.lacking]).toEqual([
      fee.amount,
      '0.00',
      'explained',
      [],
    ]);
    expect(late.since).toEqual([
      {
        id: sent.id,
        billId: sent.billId,
        event: 'SENT',
        at: one(sent.id).sentAt,
        by: one(sent.id).createdBy,
        amount: fee.amount,
      },
    ]);
    expect(await precheck('2026-11-25')).toEqual([0, 'fine']);
  });

  test('R21: a receipt of another amount than its fee turns that day alone red', async () => {
    const sent = inState('SENT');
    const other = inState('SENT', (each) => paidOn(each) !== paidOn(sent));
    const [line] = sent.lines as object[];
    gateways.store.collection('ebarimt')?.change(sent, { lines: [{ ...line, amount: '1.00' }] });
    expect((await day(paidOn(sent))).check.verdict).toBe('unequal');
    expect((await day(paidOn(other))).check.verdict).not.toBe('unequal');
  });
});

test('the tax that is owed is that of the receipts that stand', () => {
  const standing = kept().filter(({ sentAt, returnedAt }) => sentAt && !returnedAt);
  expect(standing.some(({ vat }) => vat !== '0.00')).toBe(true);
  expect(balance('vat')).toBe(total(standing.map(({ vat }) => String(vat))));
});

test('the tax of a fee is of the fee’s month, whenever its receipt is sent or returned', async () => {
  const fee = (await fees()).find(
    ({ isPaid, date }) => isPaid && date >= '2026-10-01' && date <= '2026-10-31',
  ) as OpenFee;
  const ofOctober = () =>
    ledgerOf(gateways.store)
      .lines({ account: 'vat' })
      .filter(({ journal }) => journal.valueDate <= '2026-10-31')
      .map(({ debit, credit }) => minus(credit ?? '0.00', debit ?? '0.00'));
  const books = () => ledgerOf(gateways.store).balanceOf('vat', { through: '2026-10-31' });
  const closed = books();
  const owed = () => ({ october: total(ofOctober()), november: balance('vat') });
  const before = owed();
  const { body } = await send({ receiverType: 'B2C', lines: over(fee, true) });
  if (one(body.id).state !== 'SENT') await act(body.id, 'send_receipt');
  const sent = owed();
  expect(body.vat).not.toBe('0.00');
  expect([minus(sent.october, before.october), minus(sent.november, before.november)]).toEqual([
    body.vat,
    body.vat,
  ]);
  const journal = ledgerOf(gateways.store).journal(`${String(body.billId)}-V`);
  expect([journal?.valueDate, journal?.bookingDay]).toEqual([fee.date, TODAY]);
  // The books of October are closed: what is declared for it goes by the value date.
  expect(books()).toBe(closed);
  await act(body.id, 'return_receipt', { returnReason: REASON });
  expect(owed()).toEqual(before);
});

test('a fee says what it was taken for: the loan, its extension, a correction, a wallet', async () => {
  const open = await fees();
  const loans = gateways.store.collection('loans')?.all ?? [];
  const kinds = (test: (loan: MockRecord) => boolean) => {
    const codes = new Set(loans.filter(test).map(({ code }) => code));
    const own = open.filter(({ loanCode }) => codes.has(loanCode));
    return new Set(own.map(({ kind, amount }) => `${kind} ${amount}`));
  };
  expect(kinds((loan) => fileOf(loan).extensions.length > 0)).toEqual(
    new Set(['LOAN 10000.00', 'RESCHEDULING 10000.00']),
  );
  expect(kinds((loan) => fileOf(loan).corrections.length > 0)).toEqual(
    new Set(['LOAN 9000.00', 'LOAN 5000.00', 'CORRECTION 5000.00']),
  );
  const untouched = ({ extensions, renewals, corrections }: LoanFile) =>
    extensions.length + renewals.length + corrections.length === 0;
  for (const said of kinds((loan) => untouched(fileOf(loan)))) expect(said).toMatch(/^LOAN /);
  const ofWallets = open.filter(({ loanId }) => loanId === null);
  expect(new Set(ofWallets.map(({ kind }) => kind))).toEqual(new Set(['WALLET']));
});

describe('a new receipt', () => {
  test('is sent with its tax, is told to the customer, and takes its fee', async () => {
    const fee = await paidFee();
    const owed = balance('vat');
    const earned = balance('feeIncome');
    const { status, body } = await send({ receiverType: 'B2C', lines: over(fee, true) });
    expect(status).toBe(201);
    // The tax is the state's: it leaves the income, and the day is compared with it in.
    expect([minus(balance('vat'), owed), minus(earned, balance('feeIncome'))]).toEqual([
      body.vat,
      body.vat,
    ]);
    expect((await day(String(fee.date))).check.verdict).not.toBe('unequal');
    const vat = String(body.vat);
    expect(body).toMatchObject({
      total: fee.amount,
      taxable: fee.amount,
      customerId: fee.customerId,
      feeDate: fee.date,
      attempts: 1,
    });
    expect(vat).toMatch(/^\d+\.\d\d$/);
    expect((await fees()).map(({ journalId }) => journalId)).not.toContain(fee.journalId);
    const { body: history } = await call(
      gateways,
      `GET /gateway-customer/customers/${fee.customerId}/history`,
    );
    expect((history as unknown as object[])[0]).toMatchObject({
      action: 'send_receipt',
      source: body.billId,
    });
  });

  test('is made once, however often it is sent', async () => {
    const fee = await paidFee();
    const before = kept().length;
    const body = { receiverType: 'B2C', lines: over(fee) };
    const key = crypto.randomUUID();
    expect((await send(body, SENDER, key)).status).toBe(201);
    expect((await send(body, SENDER, key)).status).toBe(201);
    expect(kept().length).toBe(before + 1);
    // Another intent over the same fee is refused.
    const again = await send(body);
    expect([again.status, again.body.fields]).toEqual([400, { lines: 'eReceipts.fee_taken' }]);
    expect(kept().length).toBe(before + 1);
  });

  test.each([
    [{ receiverType: 'B2B' }, 'companyRegnum', 'validation.required'],
    [
      { receiverType: 'B2B', companyRegnum: '501234' },
      'companyRegnum',
      'validation.company_regnum',
    ],
    [
      { receiverType: 'B2B', companyRegnum: 'УК03271614' },
      'companyRegnum',
      'validation.company_regnum',
    ],
    [{ receiverType: null }, 'receiverType', 'validation.required'],
    [{ lines: [] }, 'lines', 'eReceipts.no_fees'],
    [{ lines: [{ journalId: 'J-0-0', isTaxable: false }] }, 'lines', 'eReceipts.fee_unknown'],
  ])('with %j is refused at its field, and nothing is written', async (wrong, field, message) => {
    const fee = await paidFee();
    const before = kept().length;
    const { status, body } = await send({ receiverType: 'B2C', lines: over(fee), ...wrong });
    expect(status).toBe(400);
    expect((body.fields as Record<string, unknown>)[field]).toBe(message);
    expect(kept().length).toBe(before);
  });

  test('over fees of two customers or two days is refused', async () => {
    const open = (await fees()).filter(({ isPaid }) => isPaid);
    const [first] = open;
    const other = open.find(
      ({ customerId, date }) => customerId !== first.customerId || date !== first.date,
    ) as OpenFee;
    const { status, body } = await send({
      receiverType: 'B2C',
      lines: [...over(first), ...over(other)],
    });
    expect([status, body.fields]).toEqual([400, { lines: 'eReceipts.one_customer' }]);
  });

  test('needs the right to send', async () => {
    const fee = await paidFee();
    expect((await send({ receiverType: 'B2C', lines: over(fee) }, READER)).status).toBe(403);
  });
});

describe('a failed sending', () => {
  test('leaves payment and ledger as they are, and can be sent again', async () => {
    const fee = await paidFee();
    const loan = gateways.store.collection('loans')?.get(fee.loanId as number) as MockRecord;
    const before = JSON.stringify(fileOf(loan));
    const booked = ledgerOf(gateways.store).journals().length;
    // The tax service does not know a company whose number ends so.
    const { body } = await send({
      receiverType: 'B2B',
      companyRegnum: '5000099',
      lines: over(fee),
    });
    expect(body).toMatchObject({ state: 'FAILED', lastError: 'TAXPAYER_UNKNOWN', ddtd: null });
    expect(JSON.stringify(fileOf(loan))).toBe(before);
    expect(ledgerOf(gateways.store).journals().length).toBe(booked);
    const failed = inState('FAILED', ({ lastError }) => lastError === 'NO_ANSWER');
    const { status, body: sent } = await act(failed.id, 'send_receipt');
    expect([status, sent.state, sent.attempts, sent.lastError]).toEqual([200, 'SENT', 2, null]);
    expect(String(sent.ddtd)).toMatch(/^\d{33}$/);
  });

  test('is named as not sent in the day’s comparison, unless a person has said why', async () => {
    const feeDate = paidOn(inState('FAILED'));
    expect(await day(feeDate)).toMatchObject({
      check: { verdict: 'explained' },
      missing: { unsent: '0.00' },
    });
    const reasons = gateways.store.collection('ebarimt/reasons');
    for (const given of [...(reasons?.all ?? [])])
      if (given.feeDate === feeDate) reasons?.remove(given);
    const { missing, check } = await day(feeDate);
    expect(check.verdict).toBe('unequal');
    expect(missing.unsent).not.toBe('0.00');
  });
});

describe('a receipt that the tax service refused', () => {
  const UNKNOWN = '5000099';
  /** One over a fee to a company that the tax service does not know. */
  const refused = async () => {
    const fee = await paidFee();
    const { body } = await send({
      receiverType: 'B2B',
      companyRegnum: UNKNOWN,
      lines: over(fee, true),
    });
    expect([body.state, body.lastError]).toEqual(['FAILED', 'TAXPAYER_UNKNOWN']);
    return { fee, id: body.id, billId: body.billId };
  };
  const blockOf = async (id: unknown, action: string, body: object = {}) => {
    const { status, body: answer } = await act(id, action, body);
    return [status, answer.code, answer.message];
  };
  /** The first try of every seventh receipt has no answer. */
  const landed = async (id: unknown) => {
    if (one(id).state !== 'SENT') await act(id, 'send_receipt');
    return one(id).state;
  };
  const PERSON = { receiverType: 'B2C', companyRegnum: null };

  test('takes no fee: it is offered again, and once another receipt is over it this one is sent no more', async () => {
    const { fee, id } = await refused();
    expect((await fees()).map(({ journalId }) => journalId)).toContain(fee.journalId);
    const made = await send({ receiverType: 'B2C', lines: over(fee, true) });
    expect(made.status).toBe(201);
    expect(await landed(made.body.id)).toBe('SENT');
    const blocked = [
      409,
      'CONDITION_FAILED',
      `Энэ шимтгэлд ${String(made.body.billId)} баримт бий.`,
    ];
    expect(await blockOf(id, 'send_receipt')).toEqual(blocked);
    expect(await blockOf(id, 'correct_receipt', PERSON)).toEqual(blocked);
    expect([one(id).state, one(id).attempts]).toEqual(['FAILED', 1]);
    // The day counts the fee once.
    const { sent, returned, check } = await day(fee.date);
    expect([minus(sent, returned), check.verdict]).toEqual([check.standing, check.verdict]);
    expect(check.verdict).not.toBe('unequal');
  });

  test('is corrected by a new one over the same fees; it stays as it was, and each names the other', async () => {
    const { fee, id } = await refused();
    const before = kept().length;
    const { status, body } = await act(id, 'correct_receipt', {
      receiverType: 'B2B',
      companyRegnum: '5012345',
    });
    expect(status).toBe(200);
    expect(kept().length).toBe(before + 1);
    const made = kept().at(-1) as MockRecord;
    expect(body).toMatchObject({
      state: 'FAILED',
      lastError: 'TAXPAYER_UNKNOWN',
      companyRegnum: UNKNOWN,
      attempts: 1,
      replacedBy: made.id,
    });
    expect(made).toMatchObject({
      replaces: id,
      receiverType: 'B2B',
      companyRegnum: '5012345',
      customerId: fee.customerId,
      feeDate: fee.date,
      total: fee.amount,
      taxable: fee.amount,
    });
    expect(await landed(made.id)).toBe('SENT');
    const { body: history } = await call(gateways, `GET ${RECEIPTS}/${made.id}/history`, {
      as: READER,
    });
    expect((history as unknown as object[]).at(-1)).toMatchObject({
      action: 'create',
      source: one(id).billId,
    });
    const { body: told } = await call(
      gateways,
      `GET /gateway-customer/customers/${fee.customerId}/history`,
    );
    expect(JSON.stringify(told)).toContain(String(made.billId));
  });

  test('leads to its correction alone, even where that was refused too', async () => {
    const { id } = await refused();
    await act(id, 'correct_receipt', { receiverType: 'B2B', companyRegnum: '5000199' });
    const second = kept().at(-1) as MockRecord;
    expect(second.lastError).toBe('TAXPAYER_UNKNOWN');
    expect(await blockOf(id, 'correct_receipt', PERSON)).toEqual([
      409,
      'CONDITION_FAILED',
      `Энэ шимтгэлд ${String(second.billId)} баримт бий.`,
    ]);
    expect((await act(second.id, 'correct_receipt', PERSON)).status).toBe(200);
    expect(await landed(kept().at(-1)?.id)).toBe('SENT');
  });

  test.each([
    [{ receiverType: 'B2B' }, { companyRegnum: 'validation.required' }],
    [
      { receiverType: 'B2B', companyRegnum: '501234' },
      { companyRegnum: 'validation.company_regnum' },
    ],
    [{ receiverType: 'B2B', companyRegnum: UNKNOWN }, { companyRegnum: 'eReceipts.same_receiver' }],
    [{}, { receiverType: 'validation.required' }],
  ])('is not corrected with %j, and nothing is written', async (wrong, said) => {
    const { id } = await refused();
    const before = kept().length;
    const { status, body } = await act(id, 'correct_receipt', wrong);
    expect([status, body.fields]).toEqual([400, said]);
    expect([kept().length, one(id).replacedBy ?? null]).toEqual([before, null]);
  });

  test('is something else than no answer: that may have been made, and is asked after first', async () => {
    const silent = inState('FAILED', ({ lastError }) => lastError === 'NO_ANSWER');
    const [{ journalId }] = silent.lines as { journalId: string }[];
    expect((await fees()).map((fee) => fee.journalId)).not.toContain(journalId);
    expect(await blockOf(silent.id, 'correct_receipt', PERSON)).toEqual([
      409,
      'CONDITION_FAILED',
      'Татварын систем хариу өгөөгүй тул баримт үүссэн байж магадгүй. Эхлээд дахин илгээнэ үү.',
    ]);
    expect(await landed(silent.id)).toBe('SENT');
  });

  test('is corrected by who may send alone', async () => {
    const { id } = await refused();
    expect((await act(id, 'correct_receipt', PERSON, READER)).status).toBe(403);
  });
});

describe('a return', () => {
  test('is final, frees the fees, is named beside what the closed day said, and leaves the payment', async () => {
    const sent = inState(
      'SENT',
      ({ receiverType, vat }) => receiverType === 'B2C' && vat !== '0.00',
    );
    const loan = gateways.store.collection('loans')?.get(sent.loanId as number) as MockRecord;
    const payment = JSON.stringify(fileOf(loan));
    const [{ journalId }] = sent.lines as { journalId: string }[];
    const date = paidOn(sent);
    const before = await day(date);
    const owed = balance('vat');
    const { status, body } = await act(sent.id, 'return_receipt', { returnReason: REASON });
    expect(minus(owed, balance('vat'))).toBe(sent.vat);
    expect([status, body.state, body.returnReason]).toEqual([200, 'RETURNED', REASON]);
    const after = await day(date);
    expect({ ...after, since: [] }).toEqual({ ...before, since: [] });
    expect(after.since).toContainEqual({
      id: sent.id,
      billId: sent.billId,
      event: 'RETURNED',
      at: body.returnedAt,
      by: expect.any(String),
      amount: sent.total,
    });
    expect(JSON.stringify(fileOf(loan))).toBe(payment);
    expect((await fees()).map((fee) => fee.journalId)).toContain(journalId);
    expect((await act(sent.id, 'return_receipt', { returnReason: REASON })).status).toBe(409);
    expect((await act(sent.id, 'send_receipt')).status).toBe(409);
  });

  test.each(['NEW', 'FAILED', 'RETURNED'])('of one that is %s is refused', async (state) => {
    const { id } = inState(state);
    const refused = await act(id, 'return_receipt', { returnReason: REASON });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'TRANSITION_FORBIDDEN',
      'Зөвхөн илгээсэн төлөвтэй и-баримтыг буцаах боломжтой.',
    ]);
    expect(one(id).state).toBe(state);
  });

  test('needs a reason and the right', async () => {
    const { id } = inState('SENT');
    const short = await act(id, 'return_receipt', { returnReason: 'буруу' });
    expect([short.status, Object.keys(short.body.fields)]).toEqual([400, ['returnReason']]);
    expect((await act(id, 'return_receipt', { returnReason: REASON }, READER)).status).toBe(403);
    expect(one(id).state).toBe('SENT');
  });
});

describe('what belongs to the customer', () => {
  const lottery = (id: unknown, as = READER) => act(id, 'lottery', {}, as);

  test('is shown on a sent receipt of a person, and only the look is written down', async () => {
    const sent = inState('SENT', ({ receiverType }) => receiverType === 'B2C');
    const { status, body } = await lottery(sent.id);
    const { code, qr } = lotteryOf(sent);
    expect([status, body]).toEqual([200, { code, qr }]);
    expect(code).toMatch(/^[А-ЯӨҮ]{2} \d{8}$/);
    const { body: history } = await call(gateways, `GET ${RECEIPTS}/${sent.id}/history`, {
      as: READER,
    });
    expect(JSON.stringify(history)).toContain('show_lottery');
    expect(JSON.stringify(history)).not.toContain(code);
  });

  test.each([
    ['of a company', 'SENT', 'B2B'],
    ['that was returned', 'RETURNED', 'B2C'],
    ['that was not sent', 'FAILED', 'B2C'],
  ])('is not there on a receipt %s', async (_, state, receiverType) => {
    const found = inState(state, (each) => each.receiverType === receiverType);
    expect((await lottery(found.id)).status).toBe(409);
  });

  test('stands in no field, no record, no list, no export, no journal', async () => {
    expect(Object.keys(receipt.fields).filter((name) => /lottery|qr/i.test(name))).toEqual([]);
    const sent = kept().filter(
      ({ state, receiverType }) => state === 'SENT' && receiverType === 'B2C',
    );
    for (const each of sent.slice(0, 5)) await lottery(each.id);
    const list = await call(gateways, `GET ${RECEIPTS}?page=0&size=500`, { as: READER });
    const record = await call(gateways, `GET ${RECEIPTS}/${sent[0].id}`, { as: READER });
    const said = [
      JSON.stringify(list.body),
      JSON.stringify(record.body),
      JSON.stringify(kept()),
      JSON.stringify(gateways.store.journal),
      JSON.stringify(gateways.store.history.of('ebarimt', sent[0])),
    ].join(' ');
    expect(said.length).toBeGreaterThan(10_000);
    for (const each of sent) {
      const { code, qr } = lotteryOf(each);
      expect(said).not.toContain(code);
      expect(said).not.toContain(qr);
    }
  });

  test('needs the right to see receipts', async () => {
    const { id } = inState('SENT');
    expect((await lottery(id, only('wallet:list'))).status).toBe(403);
  });
});

test('the day of the sample is understood, a wrong one is refused at its name', async () => {
  expect((await day(TODAY)).date).toBe(TODAY);
  const { status, body } = await call(gateways, `GET ${RECEIPTS}/day?date=2026-02-30`, {
    as: READER,
  });
  expect([status, body.fields]).toEqual([400, { date: 'validation.date_invalid' }]);
});
