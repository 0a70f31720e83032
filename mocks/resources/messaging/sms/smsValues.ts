import { dayOf } from '../../../../src/domain/dates';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { SmsValues } from '../../../../src/domain/messaging/smsTemplates';
import { formatMoney } from '../../../../src/domain/money';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const OPEN: readonly unknown[] = OPEN_LOAN_STATES;

const amount = (value: unknown): string | null =>
  typeof value === 'string' ? `${formatMoney(value)}` : null;

/** What a template's variables are for a receiver, and for the loan that the message is about. */
export function valuesFor(store: Store, receiver: MockRecord, loan?: MockRecord): SmsValues {
  const lender = store.tenants.find(({ alias }) => alias === (loan ?? receiver).tenant);
  const own = {
    firstName: String(receiver.firstName ?? receiver.name ?? '') || null,
    lender: lender?.name ?? null,
  };
  if (!loan) return own;
  const { code, lentAmount, balance, dueNow, refundDate, overdueDays } = loan;
  return {
    ...own,
    loanCode: String(code),
    lentAmount: amount(lentAmount),
    balance: amount(balance),
    dueAmount: amount(dueNow),
    dueDate: dayOf(refundDate as string | null) ?? null,
    overdueDays: typeof overdueDays === 'number' ? String(overdueDays) : null,
  };
}

/** The customer's open loan whose payment is due first; undefined where none is open. */
export const nextLoanOf = (store: Store, customer: MockRecord): MockRecord | undefined =>
  (store.collection('loans')?.all ?? [])
    .filter(({ customerId, state }) => customerId === customer.id && OPEN.includes(state))
    .sort((one, other) => (String(one.refundDate) < String(other.refundDate) ? -1 : 1))
    .at(0);
