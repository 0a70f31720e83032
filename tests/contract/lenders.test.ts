import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import { ledgerOf } from '../../mocks/ledger/Ledger';
import { fileOf } from '../../mocks/resources/loans/book/fileOf';
import { gatewayDesk } from '../engine/gatewayDesk';

// docs/domain/money.md 4.11: every call that moves money, with records of two lenders.

const desk = gatewayDesk(60);
const WHY = 'Буруу бүртгэснийг засав.';
const TODAY = '2026-11-21';
/** A loan of the main lender that is owed, with savings and money of its borrower; and one of another lender. */
const OURS = 300_006;
const OWNER = 100_006;
const THEIRS = 300_012;
const THEIR_CUSTOMER = 100_004;
const record = (resource: string, id: number) =>
  desk.store.collection(resource)?.get(id) as MockRecord;
const first = (resource: string, fits: (one: MockRecord) => boolean) =>
  desk.store.collection(resource)?.all.find(fits) as MockRecord;

/** The claim is another lender's now, the borrower and all accounts of the borrower are still ours. */
const ceded = () =>
  desk.store.collection('loans')?.change(record('loans', OURS), { tenant: 'altan' });
const receiptOf = (id: number) => fileOf(record('loans', id)).receipts[0].id;
const line = () =>
  first(
    'accounting/profits',
    ({ state, tenant }) => state === 'UNRECOGNIZED' && tenant === 'pocketmn',
  );

interface Movement {
  path(): string;
  body(): object;
  prepare?(): unknown;
  /** The input that names the other lender's record; null where there is none. */
  at: string | null;
}

const LOAN = `/gateway-lab/loans/${OURS}`;
const paid = (paymentSource: string, more: object = {}) => ({
  amount: '1000.00',
  date: TODAY,
  paymentSource,
  ...more,
});

const MOVEMENTS: Readonly<Record<string, Movement>> = {
  'a receipt to another loan': {
    path: () => `/gateway-lab/loans/${lender('pocketmn')}/move_receipt`,
    body: () => ({ receiptId: receiptOf(lender('pocketmn')), targetLoan: THEIRS, comment: WHY }),
    at: 'targetLoan',
  },
  'a payment from the temporary account': {
    prepare: ceded,
    path: () => `${LOAN}/pay`,
    body: () => paid('TEMPORARY'),
    at: null,
  },
  'a payment from the wallet': {
    prepare: ceded,
    path: () => `${LOAN}/pay`,
    body: () => paid('WALLET'),
    at: null,
  },
  'a payment ahead from the wallet': {
    prepare: ceded,
    path: () => `${LOAN}/pay_in_advance`,
    body: () => paid('WALLET', { advanceOption: 'LOWER' }),
    at: null,
  },
  'an extension, which the wallet pays': {
    prepare: ceded,
    path: () => `${LOAN}/extend`,
    body: () => ({ duration: 1, termUnit: 'MONTH', fee: '5000.00', paymentSource: 'WALLET' }),
    at: null,
  },
  'a repayment from the temporary account': {
    prepare: ceded,
    path: () => `${LOAN}/refund_from_current_account`,
    body: () => ({ amount: '1000.00' }),
    at: null,
  },
  'savings to a loan': {
    prepare: ceded,
    path: () => '/gateway-accounting/staff-entries',
    body: () => ({
      kind: 'DEPOSIT_TO_LOAN',
      customerId: OWNER,
      savingId: 39,
      loanId: OURS,
      amount: '100000.00',
      comment: WHY,
    }),
    at: 'loanId',
  },
  'a temporary account to another one': {
    path: () => '/gateway-accounting/current-accounts/100001/move_temporary',
    body: () => ({
      target: 'CUSTOMER',
      toCustomerId: THEIR_CUSTOMER,
      amount: '1000.00',
      note: WHY,
    }),
    at: 'toCustomerId',
  },
  'a line of the bank to a loan': {
    path: () => `/gateway-accounting/bank-cg/profits/${line().id}/assign`,
    body: () => ({ parts: [{ loanId: THEIRS, customerId: null, amount: line().amount }] }),
    at: 'parts.0.loanId',
  },
  'a line of the bank to a temporary account': {
    path: () => `/gateway-accounting/bank-cg/profits/${line().id}/assign`,
    body: () => ({ parts: [{ loanId: null, customerId: THEIR_CUSTOMER, amount: line().amount }] }),
    at: 'parts.0.customerId',
  },
};

/** A loan of a lender that has a receipt and takes payments. */
const lender = (tenant: string): number =>
  Number(
    first(
      'loans',
      (loan) =>
        loan.tenant === tenant && loan.state === 'LOAN_ONGOING' && fileOf(loan).receipts.length > 0,
    ).id,
  );

describe('money between two lenders', () => {
  test.each(Object.entries(MOVEMENTS))('%s is refused', async (_, { path, body, prepare, at }) => {
    // The bounds of a temporary account are not what this is about.
    const criteria = desk.store.collection('deposit_criteria');
    criteria?.change(criteria.all[0], { nextPaymentMinDay: 60, minBalance: '0.00' });
    prepare?.();
    const journals = ledgerOf(desk.store).journals().length;
    const answer = await desk.call(`POST ${path()}`, {
      body: body(),
      headers: { 'If-Match': '*', 'Accept-Language': 'en' },
    });
    const text = 'It is another lender’s: money does not go between two lenders.';
    if (at === null)
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        'CONDITION_FAILED',
        text,
      ]);
    else
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        { [at]: 'validation.other_lender' },
      ]);
    expect(ledgerOf(desk.store).journals()).toHaveLength(journals);
  });
});
