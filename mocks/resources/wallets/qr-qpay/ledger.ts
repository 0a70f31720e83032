import { dayOf } from '../../../../src/domain/dates';
import { isPositive, ZERO } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Store } from '../../../engine/Store';
import { type LedgerAccount, numberOf } from '../../../ledger/chart';
import { lyingCheck } from '../../../ledger/controlCheck';
import { inBooks } from '../../../ledger/inBooks';
import type { Journal, LedgerSource, LiveBook } from '../../../ledger/Ledger';
import { openedWith } from '../../settings/bank-gateway-outgoing/paidByBank';
import { moneyOf } from '../../settings/bank-gateway-statement/whoseMoney';
import { settlementsOf, sidesOf } from './settlements';

export const follows: LedgerSource['follows'] = 'qr-qpay';

type Entry = readonly [account: LedgerAccount, side: 'debit' | 'credit', amount: string];

/**
 * The journals of a paid payment (docs/domain/wallets.md 6.5): QPay owes what it settles, the wallet gets the amount, the
 * charge is the lender's where the payer does not bear it; what QPay has settled, by its own word, the bank has.
 */
function journalsOf(payment: MockRecord): Journal[] {
  const { id, paymentId, customerId, paidAt } = payment;
  const amount = String(payment.amount);
  const settled = String(payment.settledAmount);
  const charge = payment.customerFeeFlag === true ? ZERO : String(payment.charge);
  const at = String(paidAt);
  const journal = (
    part: string,
    kind: Journal['kind'],
    booked: { valueDate: string; bookedAt: string },
    entries: readonly Entry[],
  ): Journal => ({
    id: `${String(paymentId)}-${part}`,
    kind,
    ...booked,
    by: null,
    tenant: String(payment.tenant ?? MAIN_TENANT),
    memo: null,
    of: { resource: 'qr-qpay', id, label: String(paymentId) },
    reverses: null,
    reason: null,
    lines: entries
      .filter(([, , sum]) => isPositive(sum))
      .map(([account, side, sum], place) => {
        const holder = account === 'wallet' ? Number(customerId) : null;
        return {
          id: `${String(paymentId)}-${part}-${place + 1}`,
          account,
          holder,
          number: numberOf(account, holder),
          debit: side === 'debit' ? sum : null,
          credit: side === 'credit' ? sum : null,
          ref: String(paymentId),
        };
      }),
  });
  const day = dayOf(at) ?? '';
  const received = journal('R', 'QPAY_RECEIPT', { valueDate: day, bookedAt: at }, [
    ['qpayClearing', 'debit', settled],
    ['bankFees', 'debit', charge],
    ['wallet', 'credit', amount],
  ]);
  return [
    received,
    ...settlementsOf(payment).map((settlement, place) => {
      const { on: valueDate } = settlement;
      const { sum, isIn } = sidesOf(settlement);
      return journal(
        place === 0 ? 'S' : `S${place + 1}`,
        'QPAY_SETTLED',
        { valueDate, bookedAt: `${valueDate}T01:00:00.000Z` },
        [
          ['bank', isIn ? 'debit' : 'credit', sum],
          ['qpayClearing', isIn ? 'credit' : 'debit', sum],
        ],
      );
    }),
  ];
}

/** What QPay owes, beside the payments that it has not settled and what the account began with (docs/domain/money.md 4.6). */
export const checks: LedgerSource['checks'] = (store, tenant) => [
  lyingCheck(
    store,
    { key: 'qpay', account: 'qpayClearing', tenant },
    {
      parts: [
        { of: null, amount: openedWith(store, 'qpayClearing', tenant) },
        ...(store.collection('qr-qpay')?.all ?? [])
          .filter(
            (one) =>
              one.statusCode === 'PAID' &&
              typeof one.settledOn !== 'string' &&
              inBooks(tenant)(one),
          )
          .map((one) => ({
            of: moneyOf('qr-qpay', one, 'paymentId'),
            amount: String(one.settledAmount),
          })),
      ],
      recordOf: ({ of }) => (of?.resource === 'qr-qpay' ? of : null),
    },
  ),
];

/** The journals of all paid payments, from the payments themselves. */
export const books = (store: Store): LiveBook[] => {
  const paid = (store.collection('qr-qpay')?.all ?? []).filter(
    ({ statusCode }) => statusCode === 'PAID',
  );
  return [{ key: {}, journals: () => paid.flatMap(journalsOf) }];
};
