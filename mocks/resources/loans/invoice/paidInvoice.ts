import { daysBetween } from '../../../../src/domain/dates';
import type { Call } from '../../../engine/Call';
import { notFound } from '../../../engine/ApiError';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { receiveAt } from '../book/resplit';
import { lendingSettingsOf } from '../loan/lendingSettings';
import { doWithLoan } from '../loan/loanActions';
import { paying } from './invoiceFollow';
import { PAYER_BANK } from './samples';

/** The payment service has been paid for every third invoice; the others are still open there. */
const isPaidThere = ({ id }: MockRecord): boolean => Number(id) % 3 === 0;

/**
 * What the payment service says of a pending invoice: paid, and then its amount is booked on the loan; expired; or still
 * open. Booked before the invoice changes, so that the invoice is not taken for one whose row was paid otherwise.
 */
export function decidePaid(invoice: MockRecord, call: Call): Record<string, unknown> {
  const { store, caller } = call;
  const at = store.clock.iso();
  const today = store.clock.today();
  if (!isPaidThere(invoice)) {
    const age = daysBetween(String(invoice.createdAt).slice(0, 10), today) ?? 0;
    const { invoiceExpiresDays } = lendingSettingsOf(store);
    return { checkedAt: at, ...(age > invoiceExpiresDays ? { state: 'unsuccess' } : {}) };
  }
  const loans = collectionOf(call, 'loans');
  const loan = loans.get(invoice.loanId as number);
  if (!loan) throw notFound();
  const paid = { state: 'paid', paidAt: at, checkedAt: at, payerBank: PAYER_BANK };
  const moved = paying(invoice, () =>
    doWithLoan(store, loan, null, (file, doing) =>
      receiveAt(file, doing, today, { amount: String(invoice.amount), source: 'WALLET' }),
    ),
  );
  store.history.add('loans', loan, {
    at,
    by: null,
    action: 'pay',
    field: 'balance',
    from: loan.balance,
    to: moved.balance,
    origin: 'AUTO',
    source: String(invoice.number),
  });
  loans.change(loan, { ...moved, updatedAt: at, updatedBy: caller.id });
  return paid;
}
