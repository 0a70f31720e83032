import incomeLoans from '../../../../src/resources/customers/income-loan/incomeLoan.entity';
import type { Call, Route } from '../../../engine/Call';
import { derivedList } from '../../../engine/derivedList';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { ageOf, currentIncome, INCOMES, incomesOfCustomer } from '../income/incomeParts';

/** Loans of customers whose limit rests on an approved income, with its age. */
function loanRows(call: Call): MockRecord[] {
  const { store } = call;
  const customers = collectionOf(call, 'customers');
  const current = new Map<unknown, MockRecord>();
  for (const { customerId } of collectionOf(call, INCOMES).all) {
    const income = current.has(customerId)
      ? undefined
      : currentIncome(incomesOfCustomer(store, customerId));
    if (income) current.set(customerId, income);
  }
  return collectionOf(call, 'loans').all.flatMap((loan) => {
    const income = current.get(loan.customerId);
    if (!income) return [];
    const { age, isStale } = ageOf(store, income);
    return [
      {
        ...loan,
        creditLimit: customers.get(Number(loan.customerId))?.creditLimit ?? null,
        incomeId: income.id,
        incomeType: income.type,
        amount: income.amount,
        approvedAt: income.decidedAt,
        ageDays: age,
        isStale,
      },
    ];
  });
}

/** The list is calculated from loans and incomes. */
export const routes: readonly Route[] = [derivedList(incomeLoans, loanRows)];
