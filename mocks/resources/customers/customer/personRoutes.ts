import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import {
  readLoanBalances,
  readPositions,
  type KnownPosition,
  type LoanBalanceRow,
} from '../../../../src/resources/customers/customer/api';
import { customerPart } from './customerPart';
import { positionsOf } from './positions';
import { notFound } from '../../../engine/ApiError';
import type { Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible, seesCustomer } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

const locations = (customer: MockRecord, { store }: Call): KnownPosition[] =>
  positionsOf(customer, store.world);

/** Every open loan of a customer as the ledger has it. */
function loanBalances(call: Call) {
  need(call.caller, 'customer:view');
  const customer = collectionOf(call, 'customers').get(Number(call.query.get('customerId')));
  if (!customer || !seesCustomer(call, customer)) throw notFound();
  const open: readonly unknown[] = OPEN_LOAN_STATES;
  const rows = collectionOf(call, 'loans')
    .all.filter(
      (loan) =>
        loan.customerId === customer.id &&
        open.includes(loan.state) &&
        isVisible(call.caller, loan),
    )
    .map((loan): LoanBalanceRow => {
      const money = (field: string) => String(loan[field] ?? '0.00');
      return {
        loanId: Number(loan.id),
        code: String(loan.code),
        productType: String(loan.productType),
        state: String(loan.state),
        balance: money('balance'),
        interest: money('interest'),
        additionalInterest: money('penaltyInterest'),
        due: money('dueNow'),
        dpd: Math.max(0, Number(loan.overdueDays ?? 0)),
        classification: String(loan.classification ?? ''),
      };
    });
  return { body: rows };
}

/** Calls about one customer: locations, and loan balances of the ledger. */
export const routes: readonly Route[] = [
  customerPart(readPositions, locations),
  route(readLoanBalances, loanBalances),
];
