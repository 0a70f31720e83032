import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { walletMoney } from '../../../../mocks/resources/wallets/wallet/walletMoney';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { minus, plus } from '../../../../src/domain/lending/amounts';
import { roomBlock, walletBlock } from '../../../../src/domain/lending/walletSource';
import { ask } from '../../../contract/support/gateways';
import { brokenChecks } from './loanChecks';
import { LoanDesk } from './LoanDesk';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});
beforeEach(() => desk.tidy());

const holderOf = (id: number) => Number(desk.loan(id).customerId);
const money = (id: number) => walletMoney(desk.gateways.store, holderOf(id));
const today = () => desk.gateways.store.clock.today();

/** Leaves so much on the borrower's wallet; the rest is set aside on it. */
function leave(id: number, amount: string): void {
  const { store } = desk.gateways;
  const holder = holderOf(id);
  const rest = minus(money(id).available, amount);
  const isMore = !rest.startsWith('-');
  const sum = isMore ? rest : rest.slice(1);
  if (sum === '0.00') return;
  ledgerOf(store).post({
    kind: isMore ? 'HELD' : 'WALLET_CASH_IN',
    valueDate: today(),
    at: store.clock.iso(),
    by: null,
    tenant: String(desk.loan(id).tenant ?? 'pocketmn'),
    lines: isMore
      ? [
          { account: 'wallet', holder, debit: sum },
          { account: 'walletHeld', holder, credit: sum },
        ]
      : [
          { account: 'bank', debit: sum },
          { account: 'wallet', holder, credit: sum },
        ],
  });
}

const pay = (id: number, amount: string, action: 'pay' | 'pay_in_advance' = 'pay') =>
  desk.send(id, action, {
    body: { amount, date: today(), paymentSource: 'WALLET', advanceOption: 'SHORTEN' },
  });

describe('the wallet as a source', () => {
  test.each([
    ['100.00', '100.00', false],
    ['100.00', '100.01', true],
    ['0.00', '0.01', true],
    ['-5.00', '0.01', true],
    ['100.00', null, false],
  ])('%s to spend, %s asked for: refused %s', (available, amount, isRefused) => {
    expect(walletBlock({ available }, amount) !== null).toBe(isRefused);
    expect(roomBlock({ room: available }, amount) !== null).toBe(isRefused);
  });

  test('says what there is, beside the loan’s book', async () => {
    leave(known.ongoing, '70000.00');
    const { body } = await ask(
      desk.gateways,
      { gateway: 'main' },
      { as: 'admin', path: `/loans/${known.ongoing}/book` },
    );
    expect(body.wallet).toMatchObject({ available: '70000.00' });
  });

  test.each(['pay', 'pay_in_advance'] as const)(
    '%s: beyond it nothing is written, up to it the wallet is debited',
    async (action) => {
      leave(known.ongoing, '40000.00');
      const before = fileOf(desk.loan(known.ongoing));
      const refused = await pay(known.ongoing, '40000.01', action);
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'CONDITION_FAILED',
        'Хэтэвчийн боломжит үлдэгдэл хүрэлцэхгүй: 40,000.00.',
      ]);
      expect(fileOf(desk.loan(known.ongoing))).toBe(before);
      expect(money(known.ongoing).available).toBe('40000.00');
      expect((await pay(known.ongoing, '40000.00', action)).status).toBe(200);
      expect(money(known.ongoing).available).toBe('0.00');
    },
  );

  test('an extension takes its cost from it', async () => {
    leave(known.ongoing, '0.00');
    const asked = { body: { duration: 1, termUnit: 'MONTH', fee: '5000.00' } };
    const refused = await desk.send(known.ongoing, 'extend', asked);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Хэтэвчийн боломжит үлдэгдэл хүрэлцэхгүй: 0.00.',
    ]);
    leave(known.ongoing, '500000.00');
    expect((await desk.send(known.ongoing, 'extend', asked)).status).toBe(200);
    const { paid } = fileOf(desk.loan(known.ongoing)).extensions[0];
    expect(plus(money(known.ongoing).available, paid)).toBe('500000.00');
    expect(paid.startsWith('5000.00')).toBe(false);
  });

  test('an extension paid through the bank needs nothing of it', async () => {
    leave(known.ongoing, '0.00');
    const body = { duration: 1, termUnit: 'MONTH', fee: '5000.00', paymentSource: 'BANK' };
    expect((await desk.send(known.ongoing, 'extend', { body })).status).toBe(200);
    expect(fileOf(desk.loan(known.ongoing)).receipts.at(-1)?.source).toBe('BANK');
    expect(money(known.ongoing).available).toBe('0.00');
    expect(await brokenChecks(desk.gateways, known.ongoing)).toEqual([]);
    const nowhere = await desk.send(known.dueToday, 'extend', { body: { paymentSource: null } });
    expect([nowhere.status, nowhere.body.fields]).toEqual([
      400,
      { paymentSource: 'validation.required' },
    ]);
  });
});

describe('a corrected pay-out', () => {
  const correct = (own: object) =>
    desk.send(known.failedTransfer, 'correct', {
      body: {
        outcome: 'ISSUED',
        correctedFee: '0.00',
        correctedBalance: '300000.00',
        correctedBank: 5,
        account: '5300123456',
        isBankTransfer: 'YES',
        ...own,
      },
    });

  test('goes to the borrower’s own account at the bank that is named', async () => {
    for (const [account, message] of [
      ['5300120404', 'Банк ийм данс бүртгэлгүй гэж хариулсан. Дансны дугаараа шалгана уу.'],
      ['5300120303', 'Данс нь зээлдэгчийнх биш байна: банк өөр нэр хэлсэн.'],
    ]) {
      const refused = await correct({ account });
      expect([refused.status, refused.body.message]).toEqual([409, message]);
      expect(desk.loan(known.failedTransfer).state).toBe('LOAN_TRANSFER_FAILED');
    }
    const missing = await correct({ correctedBank: null });
    expect(missing.body.fields).toEqual({ correctedBank: 'validation.correction_bank_required' });
    const { body } = await correct({ correctedBank: 15 });
    expect([body.state, body.bankCode, body.accountNumber]).toEqual([
      'LOAN_ONGOING',
      15,
      '5300123456',
    ]);
  });

  test('goes to a wallet that may hold it', async () => {
    const { store } = desk.gateways;
    const wallet = store.collection('wallets')?.get(holderOf(known.failedTransfer));
    if (!wallet) throw new Error('no wallet');
    const { balance } = money(known.failedTransfer);
    store.collection('wallets')?.change(wallet, { amountLimit: plus(balance, '299999.99') });
    const refused = await correct({ isBankTransfer: 'NO' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Хэтэвчид дээд тал нь 299,999.99 орлого хийж болно.',
    ]);
    store.collection('wallets')?.change(wallet, { amountLimit: plus(balance, '300000.00') });
    expect((await correct({ isBankTransfer: 'NO' })).status).toBe(200);
    expect(minus(money(known.failedTransfer).balance, balance)).toBe('300000.00');
  });
});
