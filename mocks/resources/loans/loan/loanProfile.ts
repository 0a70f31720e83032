import { numberOfClass } from '../../../../src/domain/classification';
import { type AssetClassification, OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import { disciplineOf } from '../../../../src/domain/lending/discipline';
import type {
  GuarantorRole,
  LoanProfile,
  LoanRow,
} from '../../../../src/resources/loans/search/api';
import { fileOf } from '../book/fileOf';
import type { Call } from '../../../engine/Call';
import { boundBy } from './loanParticipants';
import { sumOf } from './loanRows';
import { masked } from '../../../engine/personal';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';

const OPEN: readonly unknown[] = OPEN_LOAN_STATES;

/** Name of a customer, person or company. */
export const customerName = ({ lastName, firstName, name }: MockRecord): string =>
  [lastName, firstName].filter(Boolean).join(' ') || String(name ?? '');

/** The loans of a customer that the caller may see, the newest first. */
export const loansOf = (call: Call, customerId: unknown): MockRecord[] =>
  collectionOf(call, 'loans')
    .all.filter((loan) => loan.customerId === customerId && isVisible(call.caller, loan))
    .sort((one, other) => (String(one.createdAt) < String(other.createdAt) ? 1 : -1));

/** A loan as lists answer it. */
export const rowOf = (call: Call, loan: MockRecord): LoanRow =>
  masked(loan, collectionOf(call, 'loans').entity) as unknown as LoanRow;

/** The worst of the classes that loans have or had at their end. */
export function worstClassOf(loans: readonly MockRecord[]): AssetClassification | null {
  const classes = loans.flatMap((loan) => (fileOf(loan).book ? [fileOf(loan).storedClass] : []));
  return classes.sort((one, other) => numberOfClass(other) - numberOfClass(one)).at(0) ?? null;
}

/** What a customer's loans amount to. */
export function totalsOf(loans: readonly MockRecord[]): LoanProfile['totals'] {
  const issued = loans.filter((loan) => fileOf(loan).book !== null);
  return {
    count: loans.length,
    open: loans.filter(({ state }) => OPEN.includes(state)).length,
    lent: sumOf(issued.map(({ lentAmount }) => lentAmount)),
    repaid: sumOf(issued.map(({ refundedAmount }) => refundedAmount)),
    balance: sumOf(issued.map(({ balance }) => balance)),
  };
}

/** How punctual the rows of all these loans were paid. */
export const disciplineAcross = (loans: readonly MockRecord[], today: string) =>
  disciplineOf(
    loans.flatMap((loan) => fileOf(loan).book?.rows ?? []),
    today,
  );

/** A customer's whole lending history (docs/domain/lending.md 16.2). */
export function profileOf(call: Call, customer: MockRecord): LoanProfile {
  const loans = loansOf(call, customer.id);
  const shown = masked(customer, collectionOf(call, 'customers').entity);
  return {
    customer: {
      id: customer.id as number,
      name: customerName(customer),
      regnum: (shown.regnum ?? shown.companyRegnum ?? null) as string | null,
      phone: (shown.phone ?? null) as string | null,
    },
    totals: totalsOf(loans),
    worstClass: worstClassOf(loans),
    discipline: disciplineAcross(loans, call.store.clock.today()),
    roles: rolesOf(call, customer),
    loans: loans.map((loan) => rowOf(call, loan)),
  };
}

/** Loans of others that the customer answers for or speaks for; a person who has not agreed yet is not bound. */
function rolesOf(call: Call, { id }: MockRecord): GuarantorRole[] {
  return collectionOf(call, 'loans')
    .all.filter((loan) => loan.customerId !== id && isVisible(call.caller, loan))
    .flatMap((loan) =>
      boundBy(call.store, loan)
        .filter(({ customer, isAgreed }) => customer.id === id && isAgreed)
        .map(({ role }) => ({
          loanId: loan.id as number,
          code: String(loan.code),
          borrower: (loan.customerName as string | null) ?? null,
          role,
          state: loan.state as GuarantorRole['state'],
          balance: (loan.balance as string | null) ?? null,
          classification: (loan.classification as GuarantorRole['classification']) ?? null,
        })),
    );
}
