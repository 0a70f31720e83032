import { beforeEach, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { purchasePosting } from '../../../../mocks/resources/coupons/coupon-acquisition/ledger';
import { filed, fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { addDays } from '../../../../src/domain/dates';
import { minus, plus } from '../../../../src/domain/lending/amounts';
import { LEDGER_CHECKS, type LedgerCheckKey } from '../../../../src/domain/reconcile/ledgerChecks';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { breaksOf, type Lender, LENDERS, type WayOut } from './breaks';

// docs/domain/money.md 4.16: how each lender's check turns red, by a legal act, and what turns it green again.

const LAB = '/gateway-lab';
const BOOKS = '/gateway-accounting';
const DESK = ['accounting:correct', 'cgw-bank-income:access', 'loan:class-upgrade'];
const PAY = ['loan-payment-request:list', 'loan:view'];
const REASON = { reason: 'Тулгалтын зөрүүг шалгаж байна.' };
const COMMENT = { comment: 'Харилцагчийн хүсэлтээр хийв.' };

const desk = gatewayDesk(60);
const { all, find, act, outside, losing, unread, told, redOf, namedBy, lenderOf } = breaksOf(desk);
const today = () => desk.store.clock.today();
const now = () => desk.store.clock.iso();
const nextDay = () => desk.post('/__clock', { today: addDays(today(), 1) });

/** A fee is changed by one person and put in force by another. */
const toFee = async (id: unknown, way: 'activate' | 'deactivate') => {
  const path = `${LAB}/cashout-fees/${String(id)}/${way}`;
  const { askedChange } = await act('pocketmn', path, REASON, 'admin:access');
  const put = `${LAB}/setting-changes/${String(askedChange)}/put_in_force`;
  return act('pocketmn', put, {}, 'admin:access', 'lead:approve');
};
const toGateway = (lender: Lender, way: 'stop_gateway' | 'start_gateway') => {
  const { id } = find('bank-gateways', lender, () => true);
  return act('pocketmn', `${BOOKS}/bank-cg/gateways/${id}/${way}`, REASON, 'admin:access');
};

beforeEach(async () => {
  // What a cash-out costs wants a receipt of its own: only the row of the receipts shall charge.
  const steps = all('cashoutfee').filter(({ isActiveForm }) => isActiveForm === 'ACTIVE');
  for (const { id } of steps.toReversed()) await toFee(id, 'deactivate');
  // The sample has one lender whose bank's gateway is stopped.
  await toGateway('altan', 'start_gateway');
});

/** A customer of each lender with money on the wallet and on the temporary account. */
const SOMEBODY: Readonly<Record<Lender, number>> = {
  pocketmn: 100_032,
  altan: 100_037,
  tumen: 100_038,
  khanuul: 100_040,
};
const entry = (lender: Lender, kind: string, asked: object) =>
  act(lender, `${BOOKS}/staff-entries`, { kind, ...COMMENT, ...asked }, ...DESK);
const cashOut = (lender: Lender, amount: string) =>
  entry(lender, 'WALLET_CASH_OUT', { customerId: SOMEBODY[lender], amount });
const ofLender =
  (lender: Lender) =>
  ({ customerId }: MockRecord) =>
    lenderOf(desk.store.collection('customers')?.get(customerId as number) ?? {}) === lender;
const ongoing = (lender: Lender): MockRecord =>
  find('loans', lender, (one) => one.state === 'LOAN_ONGOING' && ofLender(lender)(one));
const onLoan = (lender: Lender, action: string, body: object, ...rights: string[]) =>
  act(lender, `${LAB}/loans/${ongoing(lender).id}/${action}`, body, ...rights);
const pay = (lender: Lender, amount: string) =>
  onLoan(lender, 'pay', { amount, date: today(), paymentSource: 'BANK', ...REASON }, ...PAY);

/** A payment that the ledger has not read in the loan's own book. */
const unreadPayment = (lender: Lender) => unread('loans', () => pay(lender, '60000.00'));

/** A correction of a loan's fees whose journal says more on one side than on the other. */
async function oneSided(lender: Lender): Promise<WayOut> {
  const asked = { correctedPart: 'FEE', difference: '1000.00', ...COMMENT, ...REASON };
  await onLoan(lender, 'correct_amounts', asked, 'accounting:correct', 'loan:view');
  const loan = ongoing(lender);
  const file = fileOf(loan);
  const loans = desk.store.collection('loans');
  const { id } = file.lines.at(-1) ?? {};
  const lines = file.lines.map((line) => {
    if (line.id !== id) return line;
    const side = line.debit === null ? 'credit' : 'debit';
    return { ...line, [side]: '1500.00' };
  });
  loans?.change(loan, filed({ ...file, lines }));
  return () => loans?.change(loan, filed(file));
}

/** A line of a payment stands on the bank's own statement with another amount than its gateway has read. */
async function bankSaysMore(lender: Lender): Promise<WayOut> {
  await pay(lender, '20000.00');
  const { reference } = find(
    'accounting/profits',
    lender,
    ({ amount, date }) => amount === '20000.00' && date === today(),
  );
  await outside('bankLine', reference, '21000.00');
  return () => outside('bankLine', reference, null);
}

const CLAIMS = ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'];
const otherOf = (lender: Lender) => LENDERS[(LENDERS.indexOf(lender) + 1) % LENDERS.length];
/** A claim goes to another lender, and the ledger has not read it. */
const unreadCession = (lender: Lender) =>
  unread('loans', () => {
    const contract = find(
      'contract',
      lender,
      ({ id, isArchive, state }) =>
        isArchive !== true &&
        (state === 'InvestorSigned' || state === 'Modified') &&
        all('loans').some((one) => one.contractId === id && CLAIMS.includes(String(one.state))),
    );
    return act(
      lender,
      `${LAB}/contracts/${contract.id}/cede_contract`,
      { cedeTo: otherOf(lender), cededOn: today(), ...REASON },
      'contract:cession',
      'contract:list',
    );
  });

const batch = (lender: Lender) =>
  act(
    lender,
    `${LAB}/loans/batch-payment`,
    {
      batchCode: `BT-${lender}`,
      payer: 'Төрийн сан',
      receiptAmount: '30000.00',
      fileName: 'a.csv',
      rowCount: 1,
    },
    PAY[0],
    'lead:approve',
  );

/** A gift of the app, told whole. */
function give(lender: Lender, amount: string): WayOut {
  const gifts = desk.store.collection('donation_contribution');
  const donation = all('donation')[0];
  const { back } = told('donation', donation, {
    collectedAmount: plus(String(donation.collectedAmount), amount),
  });
  const gift = {
    id: gifts?.nextId() ?? 0,
    donationId: donation.id,
    customerId: SOMEBODY[lender],
    isAnonymous: false,
    amount,
    givenAt: new Date(desk.store.clock.now() + 1_000).toISOString(),
    tenant: lender,
  };
  gifts?.insert(gift);
  return () => {
    gifts?.remove(gift);
    return back();
  };
}

const heldOf = (lender: Lender) =>
  find(
    'accounting/held-transactions',
    lender,
    ({ state, holdReason }) => state === 'held' && holdReason !== 'BANK_SILENT',
  );

/** An invoice of a loan that is paid through QPay today. */
async function paidThroughQpay(lender: Lender): Promise<MockRecord> {
  const rows = all('loans').filter(
    (one) => lenderOf(one) === lender && one.state === 'LOAN_ONGOING',
  );
  for (const loan of rows)
    for (let installmentNo = 1; installmentNo < 40; installmentNo += 1) {
      const reply = await desk.call(`POST ${LAB}/invoices`, {
        as: 'admin',
        body: { loanId: loan.id, installmentNo },
      });
      if (reply.status !== 201 || Number(reply.body.id) % 3 !== 0) continue;
      await desk.call(`POST ${LAB}/invoices/${String(reply.body.id)}/check_status`, {
        as: 'admin',
        body: {},
      });
      // Payments follow their invoices when somebody looks.
      await desk.get(`${LAB}/qpay-transactions/${String(reply.body.id)}`);
      return desk.store.collection('qr-qpay')?.get(reply.body.id) as MockRecord;
    }
  throw new Error('no invoice');
}

interface Member {
  customerId: number;
  amount: string;
  paidType: string;
}
const isUnpaid = ({ paidType }: Member) => paidType === 'UNPAID';
const isUnpaidBill = ({ groupUsers }: MockRecord) => (groupUsers as Member[]).some(isUnpaid);

interface Row {
  /** The checks that it is the row of: one act may part several. */
  of: readonly LedgerCheckKey[];
  /** What parts the two sources; where no act and no answer from outside can, why it is broken as it is. */
  by: string;
  /** Lenders of which the sample has nothing of the kind. */
  without?: readonly Lender[];
  breaks: (lender: Lender) => WayOut | Promise<WayOut>;
  /** What is shown as the difference: of the check itself, and of those that the same act moves. */
  red:
    | Partial<Record<LedgerCheckKey, string>>
    | ((lender: Lender) => Partial<Record<LedgerCheckKey, string>>);
  /** What turns red at the lender on the other side of an act between two. */
  other?: Partial<Record<LedgerCheckKey, string>>;
}

const by =
  (of: Partial<Record<Lender, Partial<Record<LedgerCheckKey, string>>>>) => (lender: Lender) =>
    of[lender] ?? {};

const ROWS: readonly Row[] = [
  {
    of: ['journals', 'trial'],
    by: 'the ledger takes no journal whose sides differ: the book of a room, which it reads, says one',
    breaks: oneSided,
    red: { journals: '-500.00', trial: '-500.00' },
  },
  {
    of: ['loans', 'bank'],
    by: 'a payment that the ledger has not read in the loan’s book; its line of the bank has come',
    breaks: unreadPayment,
    red: by({
      pocketmn: { loans: '41025.78', bank: '-60000.00', bankBalance: '-60000.00' },
      altan: { loans: '49479.45', bank: '-60000.00', bankBalance: '-60000.00' },
      // It owed less than was paid: the rest is on the temporary account.
      tumen: {
        loans: '12750.00',
        bank: '-60000.00',
        bankBalance: '-60000.00',
        temporary: '-47250.00',
      },
      khanuul: { loans: '42372.90', bank: '-60000.00', bankBalance: '-60000.00' },
    }),
  },
  {
    of: ['settlement'],
    by: 'both sides are ours: a cession that the ledger has not read in the loan’s book',
    breaks: unreadCession,
    red: { loans: '936903.27', settlement: '-955877.49' },
    other: { loans: '-936903.27', settlement: '955877.49' },
  },
  {
    of: ['temporary'],
    by: 'both sides are ours: the journal of a move to the wallet is lost',
    breaks: (lender) =>
      losing(() =>
        act(
          lender,
          `${BOOKS}/current-accounts/${SOMEBODY[lender]}/move_temporary`,
          { target: 'WALLET', amount: '1234.00', note: 'Хүсэлтээр.' },
          'wallet:list',
          'lead:approve',
        ),
      ),
    red: { temporary: '1234.00' },
  },
  {
    of: ['batches'],
    by: 'the bank has credited a batch that the ledger has not read',
    breaks: (lender) => unread('loans/batch-payment', () => batch(lender)),
    red: { batches: '-30000.00', bankBalance: '-30000.00' },
  },
  {
    of: ['savings'],
    by: 'both sides are ours: the journal of an entry onto savings is lost',
    without: ['khanuul', 'altan'],
    breaks: (lender) => {
      const saving = all('saving').find((one) => one.state === 'ONGOING' && ofLender(lender)(one));
      const asked = { customerId: saving?.customerId, savingId: saving?.id, amount: '1500.00' };
      return losing(() => entry(lender, 'DEPOSIT_FROM_WALLET', asked));
    },
    red: { savings: '-1500.00' },
  },
  {
    of: ['bankLines', 'bankBalance'],
    by: 'the bank’s statement says another amount than the line that was read',
    breaks: bankSaysMore,
    red: { bankLines: '1000.00', bankBalance: '-1000.00' },
  },
  {
    of: ['bankPayouts'],
    by: 'the bank has executed a cash-out, its journal is lost',
    breaks: (lender) => losing(() => cashOut(lender, '5000.00')),
    red: { bankPayouts: '5000.00' },
  },
  {
    of: ['bankReserve'],
    by: 'the bank has moved between two accounts of the lender, the journal is lost',
    breaks: (lender) =>
      losing(() =>
        entry(lender, 'INTERNAL_TRANSFER', {
          fromAccount: 'bankReserve',
          toAccount: 'bankPayouts',
          amount: '10000.00',
        }),
      ),
    red: { bankReserve: '10000.00', bankPayouts: '-10000.00' },
  },
  {
    of: ['qpay'],
    by: 'QPay settles less than it owes, and the rest on the next day',
    breaks: async (lender) => {
      const { paymentId, settledAmount } = await paidThroughQpay(lender);
      await outside('qpay', paymentId, minus(String(settledAmount), '90.00'));
      await nextDay();
      return async () => {
        await outside('qpay', paymentId, null);
        await nextDay();
      };
    },
    red: { qpay: '90.00' },
  },
  {
    of: ['unrecognised'],
    by: 'both sides are ours: the journal of an assigned line is lost',
    breaks: (lender) => {
      const line = find('accounting/profits', lender, ({ state }) => state === 'UNRECOGNIZED');
      const part = { loanId: null, customerId: SOMEBODY[lender], amount: line.amount };
      return losing(() =>
        act(lender, `${BOOKS}/bank-cg/profits/${line.id}/assign`, { parts: [part] }, ...DESK),
      );
    },
    red: by({
      pocketmn: { unrecognised: '1738254.93', temporary: '-1738254.93' },
      altan: { unrecognised: '396290.18', temporary: '-396290.18' },
      tumen: { unrecognised: '168263.93', temporary: '-168263.93' },
      khanuul: { unrecognised: '45000.00', temporary: '-45000.00' },
    }),
  },
  {
    of: ['failedTransfers'],
    by: 'a cash-out waits for a stopped gateway, its journals are lost',
    breaks: async (lender) => {
      await toGateway(lender, 'stop_gateway');
      const come = await losing(() => cashOut(lender, '4000.00'));
      return async () => {
        await come();
        await toGateway(lender, 'start_gateway');
      };
    },
    red: { failedTransfers: '-4000.00' },
  },
  {
    of: ['held'],
    by: 'both sides are ours: the journal of a returned sum is lost',
    without: ['tumen', 'khanuul'],
    breaks: (lender) =>
      losing(() =>
        act(
          lender,
          `${BOOKS}/held-transactions/${heldOf(lender).id}/return_held`,
          COMMENT,
          ...DESK,
        ),
      ),
    red: by({ pocketmn: { held: '91500.00' }, altan: { held: '114000.00' } }),
  },
  {
    of: ['dailyLimit'],
    by: 'the console refuses what is beyond a limit: the app lets a gift through, and takes it back',
    breaks: async (lender) => {
      await act(
        lender,
        `${BOOKS}/wallets/${SOMEBODY[lender]}/change_limit`,
        {
          transactionLimit: '1000.00',
          dailyTransactionLimit: '100000.00',
          amountLimit: '9000000.00',
          ...REASON,
        },
        'wallet:list',
        'lead:approve',
      );
      return give(lender, '100250.00');
    },
    red: { dailyLimit: '250.00' },
  },
  {
    of: ['envelopes'],
    by: 'the app tells who took from an envelope, and what is left in it only later',
    without: ['tumen', 'khanuul'],
    breaks: (lender) => {
      const envelope = all('envelopes').find(
        (one) => one.state === 'opened' && ofLender(lender)(one),
      ) as MockRecord;
      const envelopes = desk.store.collection('envelopes');
      const receivers = envelope.receivers as object[];
      const taken = {
        customerId: SOMEBODY[lender],
        amount: '100.00',
        takenAt: now(),
        journalNumber: 'EN-NEW',
      };
      told('envelopes', envelope, { receivers: [...receivers, taken] });
      return () =>
        envelopes?.change(envelope, {
          receivedAmount: plus(String(envelope.receivedAmount), '100.00'),
          remainingAmount: minus(String(envelope.remainingAmount), '100.00'),
        });
    },
    red: { envelopes: '-100.00' },
  },
  {
    of: ['donations'],
    by: 'the app has told a gift that the ledger has not read',
    breaks: (lender) =>
      unread('donation_contribution', () => Promise.resolve(give(lender, '700.00'))),
    red: { donations: '-700.00' },
  },
  {
    of: ['splits'],
    by: 'the app tells that a share was paid from a wallet, its journal is lost',
    without: ['tumen', 'khanuul'],
    breaks: (lender) => {
      const bill = all('splits').find(
        (one) => ofLender(lender)(one) && isUnpaidBill(one),
      ) as MockRecord;
      const groupUsers = bill.groupUsers as Member[];
      const member = groupUsers.find(isUnpaid) as Member;
      const pays = { ...member, paidType: 'WALLET', journalNumber: `S-${bill.id}-NEW` };
      told('splits', bill, {
        groupUsers: groupUsers.map((one) => (one === member ? pays : one)),
      });
      return () =>
        void ledgerOf(desk.store).post({
          id: pays.journalNumber,
          kind: 'SPLIT_PAID',
          valueDate: today(),
          at: now(),
          by: null,
          tenant: lender,
          of: { resource: 'splits', id: bill.id, label: String(bill.number) },
          lines: [
            { account: 'wallet', holder: member.customerId, debit: member.amount },
            { account: 'wallet', holder: Number(bill.customerId), credit: member.amount },
          ],
        });
    },
    red: by({ pocketmn: { splits: '-45000.00' }, altan: { splits: '-6400.00' } }),
  },
  {
    of: ['coupons'],
    by: 'the app tells a purchase, its journal is lost',
    without: ['altan', 'tumen', 'khanuul'],
    breaks: (lender) => {
      const acquisitions = desk.store.collection('coupon/acquisitions');
      const [known] = all('coupon/acquisitions');
      const one = {
        ...known,
        id: acquisitions?.nextId() ?? 0,
        owner: SOMEBODY[lender],
        price: '9000.00',
        acquiredAt: now(),
      };
      acquisitions?.insert(one);
      const coupon = desk.store.collection('coupon')?.get(known.couponId as number);
      return () =>
        void ledgerOf(desk.store).post(
          purchasePosting(one, { merchantId: coupon?.merchantId, tenant: lender }),
        );
    },
    red: { coupons: '-9000.00' },
  },
  {
    of: ['merchants'],
    by: 'the bank has paid a merchant, the journal is lost',
    without: ['altan', 'tumen', 'khanuul'],
    breaks: (lender) => {
      const cash = find(
        'merchant-cashout',
        lender,
        ({ state, amount }) => state === 'REQUESTED' && amount === '300000.00',
      );
      const account = all('bank_account').find(
        ({ customerId, role }) => customerId === cash.merchantId && role === 'PRIME',
      ) as MockRecord;
      // The bank names the merchant as the owner of an account whose number ends so.
      told('bank_account', account, { number: `${String(account.number).slice(0, -1)}6` });
      return losing(() =>
        act(
          lender,
          `/gateway-merchant-web/merchants/cash-outs/${cash.id}/pay`,
          {},
          ...DESK,
          'wa-merchant:list',
        ),
      );
    },
    red: { merchants: '-300000.00', merchantsHeld: '300000.00', bankPayouts: '299700.00' },
  },
  {
    of: ['merchantsHeld'],
    by: 'both sides are ours: the journal of a cash-out that failed is lost',
    without: ['altan', 'tumen', 'khanuul'],
    breaks: (lender) => {
      const cash = find(
        'merchant-cashout',
        lender,
        ({ state, amount }) => state === 'REQUESTED' && amount === '300000.00',
      );
      return losing(() =>
        act(lender, `/gateway-merchant-web/merchants/cash-outs/${cash.id}/fail`, REASON, ...DESK),
      );
    },
    red: { merchantsHeld: '300000.00' },
  },
  {
    of: ['receipts'],
    by: 'the tax service does not answer to the receipt of a fee; it is sent again',
    breaks: async (lender) => {
      const step = all('cashoutfee')[0].id;
      await toFee(step, 'activate');
      const { feeJournalId: journalId } = await cashOut(lender, '3000.00');
      await toFee(step, 'deactivate');
      await outside('taxService', lender, 'NO_ANSWER');
      const asked = { receiverType: 'B2C', lines: [{ journalId, isTaxable: true }] };
      const sender = ['e-barimt:create', 'e-barimt:view'];
      const { id, state } = await act(lender, `${BOOKS}/ebarimt`, asked, ...sender);
      expect(state).toBe('FAILED');
      await outside('taxService', lender, null);
      return () => act(lender, `${BOOKS}/ebarimt/${String(id)}/send_receipt`, {}, ...sender);
    },
    // Of the day, 800.00 and 600.00 are explained in the sample.
    red: by({
      pocketmn: { receipts: '1000.00' },
      altan: { receipts: '800.00' },
      tumen: { receipts: '200.00' },
      khanuul: { receipts: '200.00' },
    }),
  },
];

test('every check of the declaration has its row', () => {
  expect(ROWS.flatMap(({ of }) => of).sort()).toEqual([...LEDGER_CHECKS].sort());
});

const GREEN = { pocketmn: {}, altan: {}, tumen: {}, khanuul: {} };
const seen = async () => ({
  pocketmn: await redOf('pocketmn'),
  altan: await redOf('altan'),
  tumen: await redOf('tumen'),
  khanuul: await redOf('khanuul'),
});

test.each(ROWS)('$of: red for its lender alone, by what differs, and green again', async (row) => {
  const { of, without = [], breaks, red, other } = row;
  for (const lender of LENDERS.filter((one) => !without.includes(one))) {
    const out = await breaks(lender);
    const shown = typeof red === 'function' ? red(lender) : red;
    expect([lender, await seen()]).toEqual([
      lender,
      { ...GREEN, [lender]: shown, ...(other && { [otherOf(lender)]: other }) },
    ]);
    for (const key of of) expect(shown).toHaveProperty(key);
    await out();
    const here = other ? [lender, otherOf(lender)] : [lender];
    for (const one of here) expect([one, await redOf(one)]).toEqual([one, {}]);
  }
});

// Two errors that cancel each other out: the sums of the two sides agree, the records do not.

const NOTHING = '0.00';

/** The bank refuses a cash-out; its failed transfer is returned, and the journal of that is lost. */
async function refusedAndReturned(lender: Lender, amount: string) {
  await outside('bankTransfer', lender, 'REFUSED');
  await cashOut(lender, amount);
  await outside('bankTransfer', lender, null);
  const { id, number } = all('accounting/failed-transfers').at(-1) as MockRecord;
  await act(lender, `${BOOKS}/bank-cg/transfer-logs`, { number }, ...DESK);
  const path = `${BOOKS}/failed-transfers/${id}/correct`;
  await losing(() => act(lender, path, { way: 'RETURNED', ...COMMENT }, ...DESK));
  return { amount, number: String(number) };
}

test('qpay: one payment is settled with less and another with as much more', async () => {
  const [less, more] = [await paidThroughQpay('pocketmn'), await paidThroughQpay('pocketmn')];
  await outside('qpay', less.paymentId, minus(String(less.settledAmount), '90.00'));
  await outside('qpay', more.paymentId, plus(String(more.settledAmount), '90.00'));
  await nextDay();
  expect(await redOf('pocketmn')).toEqual({ qpay: NOTHING });
  expect(await namedBy('pocketmn', 'qpay')).toEqual({
    [String(less.paymentId)]: '90.00',
    [String(more.paymentId)]: '-90.00',
  });
});

test('failedTransfers: a decision and a transfer that waits have both lost their journals', async () => {
  const { amount, number: decided } = await refusedAndReturned('khanuul', '4000.00');
  await toGateway('khanuul', 'stop_gateway');
  await losing(() => cashOut('khanuul', amount));
  const { number: waits } = all('bank-gateways/outgoing').at(-1) as MockRecord;
  expect(await redOf('khanuul')).toEqual({ failedTransfers: NOTHING });
  expect(await namedBy('khanuul', 'failedTransfers')).toEqual({
    [decided]: amount,
    [String(waits)]: minus(NOTHING, amount),
  });
});

test('unrecognised: one line says more than came, and another as much less', async () => {
  const [one, other] = all('accounting/profits').filter(
    (line) => lenderOf(line) === 'pocketmn' && line.state === 'UNRECOGNIZED',
  );
  told('accounting/profits', one, { amount: plus(String(one.amount), '500.00') });
  told('accounting/profits', other, { amount: minus(String(other.amount), '500.00') });
  expect((await redOf('pocketmn')).unrecognised).toBe(NOTHING);
  expect(await namedBy('pocketmn', 'unrecognised')).toEqual({
    [String(one.number)]: '-500.00',
    [String(other.number)]: '500.00',
  });
});

// What a check could not see: sources that were read from each other, or only where the other side had something.

test('a customer who came after the sample has no beginning on the temporary account', async () => {
  const known = desk.store.collection('customers')?.get(SOMEBODY.khanuul) as MockRecord;
  const id = desk.store.collection('customers')?.nextId() ?? 0;
  desk.store.collection('customers')?.insert({ ...known, id, number: 'NEW' });
  const line = find('accounting/profits', 'khanuul', ({ state }) => state === 'UNRECOGNIZED');
  const parts = [{ loanId: null, customerId: id, amount: line.amount }];
  const assign = () =>
    act('khanuul', `${BOOKS}/bank-cg/profits/${line.id}/assign`, { parts }, ...DESK);
  // Lost on the way, the account is not even there.
  const come = await losing(assign);
  expect(await redOf('khanuul')).toEqual({ unrecognised: '45000.00', temporary: '-45000.00' });
  await come();
  expect(await redOf('khanuul')).toEqual({});
});

test('a bill that the app has lost is not forgotten with what was paid of it', async () => {
  const isPaid = ({ groupUsers }: MockRecord) =>
    (groupUsers as Member[]).some(({ paidType }) => paidType === 'WALLET');
  const bill = all('splits').find((one) => ofLender('altan')(one) && isPaid(one)) as MockRecord;
  desk.store.collection('splits')?.remove(bill);
  expect(await redOf('altan')).toEqual({ splits: '33.33' });
});

test('a purchase that the app has lost is not forgotten with its price', async () => {
  const bought = all('coupon/acquisitions').find(({ journalNumber }) => journalNumber !== null);
  desk.store.collection('coupon/acquisitions')?.remove(bought as MockRecord);
  expect(await redOf('pocketmn')).toEqual({ coupons: '9800.00' });
});

test('bankBalance: the bank credited one payment with more and another with as much less', async () => {
  await pay('khanuul', '20000.00');
  await pay('khanuul', '30000.00');
  const [more, less] = ['20000.00', '30000.00'].map((paid) =>
    find(
      'accounting/profits',
      'khanuul',
      ({ amount, date }) => amount === paid && date === today(),
    ),
  );
  await outside('bankLine', more?.reference, '20500.00');
  await outside('bankLine', less?.reference, '29500.00');
  expect(await redOf('khanuul')).toEqual({ bankLines: NOTHING, bankBalance: NOTHING });
  expect(await namedBy('khanuul', 'bankBalance')).toEqual({
    [String(more?.number)]: '-500.00',
    [String(less?.number)]: '500.00',
  });
});

const transfer = (lender: Lender, fromAccount: string, toAccount: string, amount: string) =>
  entry(lender, 'INTERNAL_TRANSFER', { fromAccount, toAccount, amount });
const newestOf = (resource: string) => String(all(resource).at(-1)?.number);

test('bankPayouts: a cash-out and a transfer of as much to its account have both lost their journals', async () => {
  await losing(() => cashOut('khanuul', '5000.00'));
  const paid = newestOf('bank-gateways/outgoing');
  await losing(() => transfer('khanuul', 'bankReserve', 'bankPayouts', '5000.00'));
  expect(await redOf('khanuul')).toEqual({ bankPayouts: NOTHING, bankReserve: '5000.00' });
  expect(await namedBy('khanuul', 'bankPayouts')).toEqual({
    [paid]: '5000.00',
    [newestOf('accounting/entries')]: '-5000.00',
  });
});

test('bankReserve: two transfers, there and back, have both lost their journals', async () => {
  await losing(() => transfer('khanuul', 'bankReserve', 'bankPayouts', '7000.00'));
  const there = newestOf('accounting/entries');
  await losing(() => transfer('khanuul', 'bankPayouts', 'bankReserve', '7000.00'));
  const back = newestOf('accounting/entries');
  expect(await redOf('khanuul')).toEqual({ bankPayouts: NOTHING, bankReserve: NOTHING });
  expect(await namedBy('khanuul', 'bankReserve')).toEqual({
    [there]: '7000.00',
    [back]: '-7000.00',
  });
});

test('an account of which all lines of the day are lost is compared, too', async () => {
  const { store } = desk;
  await pay('khanuul', '20000.00');
  const isOfDay = (one: MockRecord) => lenderOf(one) === 'khanuul' && one.readOn === today();
  for (const resource of ['accounting/bank-cg-transactions', 'accounting/profits'] as const)
    for (const one of all(resource).filter(isOfDay)) store.collection(resource)?.remove(one);
  expect(await redOf('khanuul')).toEqual({ bankLines: '20000.00' });
});

test('a payment whose line is read on a later day leaves nothing red, on either day', async () => {
  await toGateway('khanuul', 'stop_gateway');
  await pay('khanuul', '20000.00');
  await nextDay();
  await toGateway('khanuul', 'start_gateway');
  expect(await redOf('khanuul')).toEqual({});
  expect(await redOf('khanuul', addDays(today(), -1))).toEqual({});
});
