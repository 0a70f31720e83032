import { daysBetween } from '../../../../src/domain/dates';
import type { Call } from '../../../engine/Call';
import { notFound } from '../../../engine/ApiError';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { receiveAt } from '../book/resplit';
import { lendingSettingsOf } from '../loan/lendingSettings';
import { doWithLoan } from '../loan/loanActions';
import { paying } from './invoiceFollow';
import { paidThere, wordOfQpay } from './wordOfQpay';

/**
 * What the payment service says of a pending invoice: paid, and then its amount is booked on the loan; expired; or still
 * open. Without an answer nothing is known. Booked before the invoice changes, so that the invoice is not taken for one whose
 * row was paid otherwise.
 */
export function decidePaid(invoice: MockRecord, call: Call): Record<string, unknown> {
  const { store, caller } = call;
  const at = store.clock.iso();
  const today = store.clock.today();
  const said = wordOfQpay(invoice);
  const asked = { checkedAt: at, isUnanswered: said === 'SILENT' };
  if (said === 'SILENT') return asked;
  if (said === 'OPEN') {
    const age = daysBetween(String(invoice.createdAt).slice(0, 10), today) ?? 0;
    const { invoiceExpiresDays } = lendingSettingsOf(store);
    return { ...asked, ...(age > invoiceExpiresDays ? { state: 'unsuccess' } : {}) };
  }
  const loans = collectionOf(call, 'loans');
  const loan = loans.get(invoice.loanId as number);
  if (!loan) throw notFound();
  const paid = { ...asked, ...paidThere(at) };
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

/**
 * Cancels an invoice after QPay was asked: what is paid there is booked as paid, and where QPay does not answer it stays as it
 * is until it does (docs/domain/lending.md 8.8).
 */
export function cancelAsked(invoice: MockRecord, call: Call): Record<string, unknown> {
  const said = wordOfQpay(invoice);
  if (said === 'PAID') return decidePaid(invoice, call);
  const asked = { checkedAt: call.store.clock.iso(), isUnanswered: said === 'SILENT' };
  return said === 'SILENT' ? { ...asked, state: 'pending' } : asked;
}
