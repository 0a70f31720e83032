import { addMonths } from '../../../../domain/dates';
import { today } from '../../../../domain/clock';
import { toMoney, type MoneyValue } from '../../../../domain/money';
import type { ActRecord, AskDefaults } from '../../../../entity/lifecycle';
import type { loanAsks } from '../loanAsks';
import type { loanFields } from '../loanFields';

const NO_FEE = '0.00';

/**
 * What the dialogs of a loan's acts start with: only what follows from the loan and the day. Choices that move money or
 * weigh on the customer stay empty: neither is the usual one.
 */
export const loanAskDefaults: AskDefaults<typeof loanAsks, typeof loanFields> = {
  pay: ({ dueNow }) => ({ amount: amountOf(dueNow), date: today() }),
  pay_in_advance: () => ({ date: today() }),
  extend: ({ termUnit }) => ({ duration: 1, termUnit: termUnit ?? 'MONTH', fee: NO_FEE }),
  renew_overdue_schedule: ({ chartType }) => ({
    chartType: chartType === '06' ? '04' : chartType,
    firstDate: addMonths(today(), 1),
    fee: NO_FEE,
  }),
  correct: ({ fee, balance, lentAmount, accountNumber }) => ({
    correctedFee: toMoney(fee),
    correctedBalance: toMoney(balance ?? lentAmount),
    account: accountNumber,
  }),
  record_recovery: ({ offBalance }) => ({ amount: amountOf(offBalance), date: today() }),
  // The repayments tab says which receipt is meant.
  move_receipt: ({ movedReceipt }: ActRecord<typeof loanFields> & { movedReceipt?: number }) => ({
    receiptId: movedReceipt,
  }),
  move_to_court: ({ customerId, productType }) => ({
    courtCustomer: customerId,
    template: productType === 'LOAN_LONG_TERM' ? 'LONG_LOAN_COURT' : 'LOAN_COURT',
    courtDate: today(),
  }),
};

/** An amount to start with; nothing is due = nothing is proposed. */
function amountOf(value: MoneyValue): string | null {
  const amount = toMoney(value);
  return amount !== null && Number(amount) > 0 ? amount : null;
}
