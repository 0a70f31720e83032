import { expect } from 'vitest';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import type { Gateways } from '../../../../mocks/engine';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import type { EntryEffect } from '../../../../src/resources/accounting/staff-entry/api';
import type { LedgerCheck } from '../../../../src/resources/accounting/reconciliation/api';
import { only } from '../../../support/rights';
import { call, type Reply } from '../../../engine/testGateways';

/** Address of the entries. */
export const ENTRIES = '/gateway-accounting/staff-entries';
const RIGHTS = ['accounting:correct', 'cgw-bank-income:access', 'loan:class-upgrade'] as const;
/** Two people who may book, because nobody approves what they made. */
export const maker = only(...RIGHTS);
export const checker = only(...RIGHTS, 'loan:view');
export const GROUND = 'Харилцагчийн бичгээр өгсөн хүсэлтээр.';
export const REASON = { reason: 'Буруу харилцагч дээр бичсэн байсан.' };

/** An upgrade's document. */
export const PDF = {
  name: 'undeslel.pdf',
  type: 'application/pdf',
  size: 15,
  data: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK',
};

/** A valid entry of each kind in the sample of 60 customers. */
export const VALID = {
  DEPOSIT_TO_WALLET: { customerId: 100_006, savingId: 39, amount: '200000.00' },
  DEPOSIT_FROM_WALLET: { customerId: 100_006, savingId: 39, amount: '150000.00' },
  MERCHANT_TO_WALLET: { merchantId: 100_005, amount: '175500.50' },
  DEPOSIT_TO_LOAN: { customerId: 100_006, savingId: 39, loanId: 300_006, amount: '100000.00' },
  INTERNAL_TRANSFER: { fromAccount: 'bank', toAccount: 'bankPayouts', amount: '25000000.00' },
  WALLET_CASH_IN: {
    customerId: 100_002,
    // A line that an entry of the sample has let go of.
    bankReference: 'TX7700108',
    amount: '90000.00',
  },
  WALLET_CASH_OUT: { customerId: 100_002, amount: '120000.00' },
  INTEREST_FEE_CORRECTION: {
    customerId: 100_006,
    loanId: 300_006,
    correctedPart: 'FEE',
    difference: '5000.00',
  },
  LOAN_CLASS_UPGRADE: {
    customerId: 100_002,
    loanId: 300_007,
    classification: 'STANDARD',
    document: PDF,
  },
} as const;
export type Kind = keyof typeof VALID;

/** What tests do with the entries of gateways that a reset begins anew. */
export function entryDesk(gateways: () => Gateways) {
  const post = (path: string, body: object, as = maker, headers = {}) =>
    call(gateways(), `POST ${ENTRIES}${path}`, { as, body, headers });
  const get = (path: string, as = maker) => call(gateways(), `GET ${ENTRIES}${path}`, { as });
  return {
    post,
    get,
    /** Sends a valid entry of a kind, with some of it changed. */
    send: (kind: Kind, change: object = {}, as = maker, headers = {}): Promise<Reply> =>
      post('', { kind, comment: GROUND, ...VALID[kind], ...change }, as, headers),
    /** What a form with these values would do; a document is not looked at. */
    preview: async (kind: Kind, change: object = {}, as = maker) => {
      const values = { kind, ...VALID[kind], ...change, document: undefined };
      return (await post('/preview', values, as)).body as unknown as EntryEffect;
    },
    effect: async (id: unknown) =>
      (await get(`/${String(id)}/effect`)).body as unknown as EntryEffect,
    record: (resource: string, id: number) =>
      gateways().store.collection(resource)?.get(id) as MockRecord,
    /** The bank has refused what an entry sent out: only then it can be taken back. */
    refusedByBank: (number: unknown) => {
      const log = gateways().store.collection('bank-gateways/outgoing');
      const row = log?.all.find((one) => one.number === number);
      if (row) log?.change(row, { state: 'REFUSED', executedAt: null, bankReference: null });
    },
    journals: () => ledgerOf(gateways().store).journals().length,
    balance: (account: Parameters<ReturnType<typeof ledgerOf>['balanceOf']>[0], holder?: number) =>
      ledgerOf(gateways().store).balanceOf(
        account,
        holder === undefined ? { tenant: 'pocketmn' } : { holder },
      ),
    /**
     * The trial balance and every check of the reconciliation hold; a fee waits for whoever sends its receipt (R21), and what the
     * bank has refused, and nobody has taken back yet, is a difference of the pay-out account.
     */
    async agrees() {
      const { body } = await call(gateways(), 'POST /gateway-accounting/account/reconciliations', {
        as: maker,
        body: {},
      });
      const red = (body.checks as unknown as LedgerCheck[]).filter(
        (check) => check.key !== 'receipts' && namedVerdict(check) === 'unequal',
      );
      const refused = new Set(
        gateways()
          .store.collection('bank-gateways/outgoing')
          ?.all.flatMap(({ state, number }) => (state === 'REFUSED' ? [number] : [])),
      );
      const isLeft = gateways()
        .store.collection('accounting/entries')
        ?.all.some(({ state, number }) => state === 'BOOKED' && refused.has(number));
      expect(red.map(({ key }) => key)).toEqual(isLeft ? ['bankPayouts'] : []);
    },
  };
}
