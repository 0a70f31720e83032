import Big from 'big.js';
import { holdingOf, type HeldLoan } from '../../../../src/domain/customerLists/holding';
import type { LoanProductType } from '../../../../src/domain/enums/loans';
import { availableLimit } from '../../../../src/domain/lending/requestLimit';
import { limitsOf } from '../../loans/book/requestFacts';
import { groundOf } from '../../loans/loan/requestGround';
import { nameOf } from '../../loans/pending/pendingRequestsCustomers';
import type { Call } from '../../../engine/Call';
import type { HistoryRow } from '../../../engine/History';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

/** The loans of all customers, by customer and product. */
function loansByHolding(call: Call): ReadonlyMap<string, readonly MockRecord[]> {
  const found = new Map<string, MockRecord[]>();
  for (const loan of collectionOf(call, 'loans').all) {
    const id = `${loan.customerId}-${loan.productType}`;
    found.set(id, [...(found.get(id) ?? []), loan]);
  }
  return found;
}

/** The loans behind a holding, the newest first. */
export const loansOfHolding = (call: Call, id: string): MockRecord[] =>
  [...(loansByHolding(call).get(id) ?? [])].sort((one, other) => Number(other.id) - Number(one.id));

/**
 * Which loan products customers hold; limits are those for a new request (T1,
 * docs/domain/lending.md 4.1).
 */
export function productRows(call: Call): MockRecord[] {
  const customers = collectionOf(call, 'customers');
  const holdings = loansByHolding(call);
  const byCustomer = new Map<unknown, MockRecord[]>();
  for (const loans of holdings.values()) {
    const { customerId } = loans[0];
    byCustomer.set(customerId, [...(byCustomer.get(customerId) ?? []), ...loans]);
  }
  return [...holdings].flatMap(([id, loans]) => {
    const customer = customers.get(loans[0].customerId as number);
    const holding = holdingOf(loans as unknown as HeldLoan[]);
    if (!customer || !holding) return [];
    const productType = loans[0].productType as LoanProductType;
    const ground = groundOf(call.store, {
      customerId: customer.id,
      lender: customer.tenant,
      productType,
    });
    const limit = availableLimit(productType, limitsOf(ground), []);
    const isLimited = new Big(limit).gt(0);
    return [
      {
        id,
        customerId: customer.id,
        customerName: nameOf(customer),
        regnum: customer.regnum ?? customer.companyRegnum ?? null,
        productType,
        limit,
        available: availableLimit(productType, limitsOf(ground), ground.others),
        usedShare: isLimited
          ? Number(new Big(holding.used).times(100).div(limit).toFixed(2))
          : null,
        ...holding,
        tenant: customer.tenant,
      },
    ];
  });
}

/** What the loans of a holding have made of it, newest first. */
export function productHistory(loans: readonly MockRecord[]): HistoryRow[] {
  const moments = loans.flatMap((loan) => [
    ...(loan.lendedDate
      ? [{ at: String(loan.lendedDate), action: 'loan_issued', loan, step: 1 }]
      : []),
    ...(loan.closedDate
      ? [{ at: String(loan.closedDate), action: 'loan_closed', loan, step: -1 }]
      : []),
  ]);
  moments.sort((one, other) => (one.at < other.at ? -1 : 1));
  let open = 0;
  return moments
    .map(({ at, action, loan, step }) => {
      const from = open;
      open += step;
      return {
        id: `${action}:${loan.id}`,
        at: `${at}T04:00:00.000Z`,
        by: null,
        action,
        field: 'openLoans',
        from,
        to: open,
        origin: 'AUTO' as const,
        reason: String(loan.code),
      };
    })
    .reverse();
}
