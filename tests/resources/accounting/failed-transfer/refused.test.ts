import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import type { LedgerAccount } from '../../../../mocks/ledger/chart';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { customerName } from '../../../../mocks/resources/loans/loan/loanProfile';
import { PAY_OUTS } from '../../../../src/domain/ledger/payOut';
import { minus } from '../../../../src/domain/lending/amounts';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { breaksOf } from '../reconciliation/breaks';

// docs/domain/money.md 4.2: what a bank refuses to pay is a failed transfer, whatever it paid, and every one has a way out.

const desk = gatewayDesk(60);
const { all, find, act, outside, redOf } = breaksOf(desk);
/** The checks that are red, but for what the fee of a cash-out waits for: its receipt. */
const red = async () => {
  const { receipts: _, ...others } = await redOf(OURS);
  return others;
};
const BOOKS = '/gateway-accounting';
const LAB = '/gateway-lab';
const DESK = ['accounting:correct', 'cgw-bank-income:access', 'wallet:list'];
const REASON = { reason: 'Банкны хариуг шалгаж шийдвэрлэв.' };
const COMMENT = { comment: 'Банкны логийг шалгаж шийдвэрлэв.' };
const OURS = 'pocketmn';

const records = (resource: string) => desk.store.collection(resource);
const log = () => all('bank-gateways/outgoing');
const newest = () => log().at(-1) as MockRecord;
const failed = (row: MockRecord) =>
  records('accounting/failed-transfers')?.get(row.failedTransferId as number) as MockRecord;
const held = (account: LedgerAccount, holder?: number) =>
  ledgerOf(desk.store).balanceOf(account, { tenant: OURS, ...(holder ? { holder } : {}) });

/** The bank names the customer as the owner of the account that is paid, and transfers are open. */
function ownAccountOf(customerId: unknown): void {
  const customer = records('customers')?.get(customerId as number) as MockRecord;
  const prime = all('bank_account').find(
    (one) => one.customerId === customerId && one.role === 'PRIME',
  ) as MockRecord;
  records('bank_account')?.change(prime, {
    number: `${String(prime.number).slice(0, -1)}6`,
    ownerName: customerName(customer),
  });
  records('customers')?.change(customer, { canTransfer: 'YES' });
}

const HOLDER = 100_002;
const cashOut = (amount = '50000.00') =>
  act(
    OURS,
    `${BOOKS}/staff-entries`,
    { kind: 'WALLET_CASH_OUT', customerId: HOLDER, amount, ...COMMENT },
    ...DESK,
  );
const heldSum = () =>
  find('accounting/held-transactions', OURS, (one) => one.number === 'HT-00018');
const merchantsAsk = () =>
  find(
    'merchant-cashout',
    OURS,
    ({ state, amount }) => state === 'REQUESTED' && amount === '300000.00',
  );
const saving = () =>
  find(
    'saving',
    OURS,
    ({ state, customerId }) => state === 'CANCEL_REQUESTED' && customerId === 100_001,
  );

const LOAN = {
  customerId: 100_001,
  contractId: 500_001,
  productType: 'LOAN_SALARY',
  purpose: 'Гэр ахуйн бараа',
  lentAmount: '1200000.00',
  interestRate: 36,
  duration: 6,
  termUnit: 'MONTH',
  chartType: '04',
  paymentOption: 'DIRECT',
  fee: '12000.00',
  isExtendable: true,
  bankCode: 5,
  accountNumber: '5001234567',
};

/** What leaves the house, how, and where it is once the bank has refused it and it was given back. */
interface Row {
  kind: string;
  pays: () => Promise<unknown>;
  /** What does not reach the bank. */
  amount: string;
  /** The account that gets it back, and what it gets; null where it can only be sent again. */
  back: readonly [LedgerAccount, holder: () => number, amount: string] | null;
}

const ROWS: readonly Row[] = [
  {
    kind: 'WALLET_CASH_OUT',
    pays: () => cashOut(),
    amount: '50000.00',
    // What the cash-out cost comes back with it: a transfer that the bank did not execute costs nothing.
    back: ['wallet', () => HOLDER, '50300.00'],
  },
  {
    kind: 'TEMPORARY_RETURN',
    pays: () => {
      ownAccountOf(HOLDER);
      return act(
        OURS,
        `${BOOKS}/current-accounts/${HOLDER}/return_to_bank`,
        { amount: '12000.00', note: 'Харилцагчийн хүсэлтээр.' },
        ...DESK,
      );
    },
    amount: '12000.00',
    back: ['temporary', () => HOLDER, '12000.00'],
  },
  {
    kind: 'WALLET_CASH_OUT',
    pays: () => {
      ownAccountOf(heldSum().customerId);
      return act(OURS, `${BOOKS}/held-transactions/${heldSum().id}/release_held`, COMMENT, ...DESK);
    },
    amount: '91500.00',
    back: ['wallet', () => Number(heldSum().customerId), '91500.00'],
  },
  {
    kind: 'MERCHANT_CASH_OUT',
    pays: () => {
      ownAccountOf(merchantsAsk().merchantId);
      const path = `/gateway-merchant-web/merchants/cash-outs/${merchantsAsk().id}/pay`;
      return act(OURS, path, {}, ...DESK, 'wa-merchant:list');
    },
    amount: '299700.00',
    // The commission was for a cash-out that has not come about.
    back: ['merchant', () => Number(newest().customerId), '300000.00'],
  },
  {
    kind: 'DEPOSIT_CASH_OUT',
    pays: () => act(OURS, `${BOOKS}/savings/${saving().id}/approve_cancel`, {}, 'wallet:list'),
    amount: '627931.73',
    back: ['temporary', () => 100_001, '627931.73'],
  },
  {
    kind: 'LOAN_PAYOUT',
    pays: async () => {
      const { id } = await act(
        OURS,
        `${LAB}/loans`,
        LOAN,
        'loan:register',
        'loan:view',
        'contract:list',
        'customer:list',
      );
      const path = `${LAB}/loans/${String(id)}/approve`;
      await act(OURS, path, REASON, 'loan-pending-request:list', 'loan:view');
    },
    amount: '1200000.00',
    back: ['temporary', () => 100_001, '1200000.00'],
  },
  {
    kind: 'COURT_COSTS',
    pays: () => {
      const { id, customerId } = find('loans', OURS, ({ state }) => state === 'LOAN_RISK');
      const asked = {
        courtCustomer: customerId,
        template: 'LOAN_COURT',
        courtFee: '70200.00',
        courtCost: '30000.00',
        courtDate: desk.store.clock.today(),
      };
      const path = `${LAB}/loans/${id}/move_to_court`;
      return act(OURS, path, { ...asked, ...REASON }, 'loan-court-doc:access', 'loan:view');
    },
    amount: '100200.00',
    back: null,
  },
];

const refusing = async (run: () => Promise<unknown>) => {
  await outside('bankTransfer', OURS, 'REFUSED');
  await run();
  await outside('bankTransfer', OURS, null);
};
const look = (one: MockRecord) =>
  act(OURS, `${BOOKS}/bank-cg/transfer-logs`, { number: one.number }, ...DESK);
/** Nothing else of the day is mistaken for it. */
const toldApart = (one: MockRecord) =>
  records('accounting/failed-transfers')?.change(one, {
    toldApart: log().map(({ number }) => number),
  });
const decide = (one: MockRecord, action: string, body: object = {}) =>
  act(OURS, `${BOOKS}/failed-transfers/${one.id}/${action}`, { ...COMMENT, ...body }, ...DESK);

describe.each(ROWS)('$kind of $amount that the bank refuses', ({ kind, pays, amount, back }) => {
  test('is an open failed transfer whose money waits, and no check is red', async () => {
    const waited = held('failedTransfers');
    await refusing(pays);
    expect(newest()).toMatchObject({ amount, state: 'REFUSED', answer: 'Гүйлгээ хийгдээгүй' });
    expect(failed(newest())).toMatchObject({
      kind,
      amount,
      state: 'open',
      isWaiting: true,
      bankAnswer: 'Гүйлгээ хийгдээгүй',
      // Nobody has looked yet, and nothing is decided before.
      logState: null,
    });
    expect(minus(held('failedTransfers'), waited)).toBe(amount);
    expect(await red()).toEqual({});
  });

  test.each(['RETURNED', 'bank error', 'our mistake'])('is given back: %s', async (way) => {
    await refusing(pays);
    const row = newest();
    const one = failed(row);
    const early = desk.call(`POST ${BOOKS}/failed-transfers/${one.id}/confirm_bank_error`, {
      body: COMMENT,
    });
    expect((await early).status).toBe(409);
    await look(one);
    expect(failed(row).logState).toBe('REFUSED');
    toldApart(one);
    const run = () =>
      way === 'RETURNED'
        ? decide(one, 'correct', { way })
        : decide(one, way === 'bank error' ? 'confirm_bank_error' : 'confirm_transaction_error');
    if (!back) {
      await expect(run()).rejects.toThrow(
        way === 'RETURNED' ? 'actionBlocks.transfer_no_return' : 'CONDITION_FAILED',
      );
      return;
    }
    const [account, holder, sum] = back;
    const before = held(account, holder());
    const waited = held('failedTransfers');
    await run();
    expect(minus(held(account, holder()), before)).toBe(sum);
    expect(minus(waited, held('failedTransfers'))).toBe(amount);
    expect(failed(row)).toMatchObject({ isWaiting: false });
    expect(await red()).toEqual({});
    // Once: what was decided stays.
    await expect(run()).rejects.toThrow('409');
  });

  test('is sent again, and refused again it is another failed transfer with the same ways', async () => {
    await refusing(pays);
    const row = newest();
    const one = failed(row);
    records('accounting/failed-transfers')?.change(one, {
      checkedBy: desk.store.world.people.find(({ username }) => username === 'lead')?.id ?? null,
    });
    await look(one);
    toldApart(one);
    await refusing(() => decide(one, 'correct', { way: 'RESENT' }));
    expect(newest()).toMatchObject({ number: `${String(one.number)}-R`, state: 'REFUSED' });
    const again = failed(newest());
    expect(again).toMatchObject({ kind, amount, state: 'open' });
    expect(again.id).not.toBe(one.id);
    expect(await red()).toEqual({});
    await look(again);
    toldApart(again);
    records('accounting/failed-transfers')?.change(again, { checkedBy: one.checkedBy });
    await decide(again, 'correct', { way: 'RESENT' });
    expect(newest()).toMatchObject({
      number: `${String(again.number)}-R`,
      from: row.from,
      amount,
      state: 'EXECUTED',
    });
    expect(await red()).toEqual({});
  });
});

test('every kind of pay-out has been refused here', async () => {
  const kinds: unknown[] = [];
  for (const { pays } of ROWS) {
    desk.store.reset();
    await refusing(pays);
    kinds.push(newest().kind);
  }
  expect([...kinds, 'TRANSFER_CORRECTED'].sort()).toEqual(Object.keys(PAY_OUTS).sort());
});

test('what had waited for a gateway and is refused when it starts is a failed transfer, too', async () => {
  const { id } = find('bank-gateways', OURS, () => true);
  const to = (way: string) =>
    act(OURS, `${BOOKS}/bank-cg/gateways/${id}/${way}`, REASON, 'admin:access');
  await to('stop_gateway');
  const { number } = await cashOut();
  const waited = held('failedTransfers');
  await refusing(() => to('start_gateway'));
  const row = log().findLast((one) => one.number === number) as MockRecord;
  expect(row.state).toBe('REFUSED');
  const one = failed(row);
  expect(one).toMatchObject({ state: 'open', amount: '50000.00' });
  // It lay there already.
  expect(held('failedTransfers')).toBe(waited);
  expect(await red()).toEqual({});
  await look(one);
  toldApart(one);
  await decide(one, 'confirm_bank_error');
  expect(minus(waited, held('failedTransfers'))).toBe('50000.00');
  expect(await red()).toEqual({});
});

describe('a merchant’s cash-out that the bank refuses', () => {
  const lastOf = () => all('merchant-cashout').find(({ number }) => number === refusedNumber);
  let refusedNumber: unknown;
  const pay = async () => {
    const asked = merchantsAsk();
    refusedNumber = asked.number;
    ownAccountOf(asked.merchantId);
    const path = `/gateway-merchant-web/merchants/cash-outs/${asked.id}/pay`;
    return act(OURS, path, {}, ...DESK, 'wa-merchant:list');
  };
  const events = () => {
    const cashOut = lastOf() as MockRecord;
    return desk.store.history.of('merchant-cashout', cashOut).map(({ action }) => action);
  };
  /** Ready to be decided: looked at, told apart, checked by another person. */
  const ready = async (one: MockRecord) => {
    await look(one);
    toldApart(one);
    records('accounting/failed-transfers')?.change(one, {
      checkedBy: desk.store.world.people.find(({ username }) => username === 'lead')?.id ?? null,
    });
  };

  test('says so at once, with the failed transfer that decides, and is the merchant’s again when that gives it back', async () => {
    await outside('bankTransfer', OURS, 'REFUSED');
    const answer = await pay();
    await outside('bankTransfer', OURS, null);
    const one = failed(newest());
    const waits = {
      state: 'REFUSED',
      failedTransferId: one.id,
      failReason: 'Гүйлгээ хийгдээгүй',
    };
    expect(answer).toMatchObject(waits);
    expect(lastOf()).toMatchObject(waits);
    await ready(one);
    await decide(one, 'correct', { way: 'RETURNED' });
    expect(lastOf()).toMatchObject({ state: 'FAILED', failReason: COMMENT.comment });
    expect(events().slice(0, 2)).toEqual(['given_back', 'pay']);
    expect(await red()).toEqual({});
  });

  test('which had waited for a gateway is refused when it starts, and paid once it was sent again', async () => {
    const { id } = find('bank-gateways', OURS, () => true);
    const to = (way: string) =>
      act(OURS, `${BOOKS}/bank-cg/gateways/${id}/${way}`, REASON, 'admin:access');
    await to('stop_gateway');
    await pay();
    expect(lastOf()).toMatchObject({ state: 'PAID', failedTransferId: null });
    await refusing(() => to('start_gateway'));
    const one = failed(log().find((row) => row.number === refusedNumber) as MockRecord);
    expect(lastOf()).toMatchObject({ state: 'REFUSED', failedTransferId: one.id });
    await ready(one);
    await refusing(() => decide(one, 'correct', { way: 'RESENT' }));
    const again = failed(newest());
    expect(lastOf()).toMatchObject({ state: 'REFUSED', failedTransferId: again.id });
    await ready(again);
    await decide(again, 'correct', { way: 'RESENT' });
    expect(lastOf()).toMatchObject({ state: 'PAID', failReason: null });
    expect(events().slice(0, 4)).toEqual(['sent_again', 'bank_refused', 'bank_refused', 'pay']);
    expect(await red()).toEqual({});
  });

  test('is not forgotten by the books: one that still says paid after it came back is a difference', async () => {
    await refusing(pay);
    const one = failed(newest());
    await ready(one);
    await decide(one, 'correct', { way: 'RETURNED' });
    records('merchant-cashout')?.change(lastOf() as MockRecord, { state: 'PAID' });
    expect(await red()).toEqual({ merchants: '-300000.00' });
  });
});

test('an entry whose transfer was refused is decided with it, and its journal stays', async () => {
  await refusing(() => cashOut());
  const entry = all('accounting/entries').at(-1) as MockRecord;
  const path = `${BOOKS}/staff-entries/${entry.id}/reverse_entry`;
  await expect(act(OURS, path, REASON, ...DESK, 'loan:view')).rejects.toThrow('409');
  expect(ledgerOf(desk.store).reversalBlock(String(entry.journalId))).toBe('forbidden');
});

test('the fee comes back after its receipt, and not before', async () => {
  await refusing(() => cashOut());
  const one = failed(newest());
  const entry = all('accounting/entries').at(-1) as MockRecord;
  const lines = [{ journalId: entry.feeJournalId, isTaxable: false }];
  const sender = ['e-barimt:create', 'e-barimt:view'];
  const receipt = await act(OURS, `${BOOKS}/ebarimt`, { receiverType: 'B2C', lines }, ...sender);
  await look(one);
  toldApart(one);
  await expect(decide(one, 'confirm_bank_error')).rejects.toThrow('CONDITION_FAILED');
  await expect(decide(one, 'correct', { way: 'RETURNED' })).rejects.toThrow(
    'actionBlocks.transfer_fee_receipt',
  );
  const back = { returnReason: 'Банк гүйцэтгээгүй тул буцаав.' };
  await act(OURS, `${BOOKS}/ebarimt/${String(receipt.id)}/return_receipt`, back, ...sender);
  await decide(one, 'confirm_bank_error');
  expect(ledgerOf(desk.store).reversalOf(String(entry.feeJournalId))).toBeDefined();
});

test('a borrower is not told that a loan has come which the bank refused', async () => {
  const told = () => all('sms').filter(({ text }) => String(text).includes('LN-')).length;
  const { pays } = ROWS.find(({ kind }) => kind === 'LOAN_PAYOUT') as Row;
  const before = told();
  await refusing(pays);
  expect(told()).toBe(before);
  desk.store.reset();
  await pays();
  expect(told()).toBe(before + 1);
});
