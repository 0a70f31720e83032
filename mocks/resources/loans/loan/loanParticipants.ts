import { dayOf } from '../../../../src/domain/dates';
import type { LoanCustomerType } from '../../../../src/domain/enums/loans';
import { daysPastDue } from '../../../../src/domain/lending/daysPastDue';
import {
  type LiabilityBasis,
  liabilityOwed,
  liabilityState,
} from '../../../../src/domain/lending/liability';
import { payoffOn } from '../../../../src/domain/lending/payoff';
import type { LoanParticipant } from '../../../../src/resources/loans/loan/api';
import { fileOf } from '../book/fileOf';
import {
  isStudentContractInForce,
  studentContractOf,
  type StudentPerson,
} from '../../contracts/student-guarantee/studentContracts';
import { lendingSettingsOf } from './lendingSettings';
import { halves, pickedGuarantors } from './loanGuarantors';
import { masked } from '../../../engine/personal';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const REQUESTS = 'loans/guarantee-request';
const CONTRACTS = 'contract/student/guarantee';
const STUDENT_LOANS: readonly unknown[] = ['LOAN_STUDENT', 'LOAN_TUITION'];

/** Somebody who is bound by a loan, before it is said what of it is owed. */
interface Bound {
  customer: MockRecord;
  role: LoanCustomerType;
  amount: string | null;
  since: string | null;
  isAgreed: boolean;
  source: LoanParticipant['source'];
}

/** Everybody who is bound by a loan, the borrower first (docs/domain/lending.md 14.1). */
export function participantsOf(store: Store, loan: MockRecord): LoanParticipant[] {
  const { book, state } = fileOf(loan);
  const today = store.clock.today();
  const basis: Omit<LiabilityBasis, 'isAgreed'> = {
    isIssued: book !== null,
    isClosed: state === 'CLOSED' || state === 'CANCELLED' || state === 'LOAN_WRONG_REQUEST',
    daysPastDue: book ? daysPastDue(book.rows, today) : 0,
    claim: book ? payoffOn(book, today).total : String(loan.lentAmount),
  };
  return boundBy(store, loan).map((one) =>
    shownAs(store, one, { ...basis, isAgreed: one.isAgreed }),
  );
}

/** The borrower and those who answer for the loan; nobody twice. */
export function boundBy(store: Store, loan: MockRecord): Bound[] {
  const customer = store.collection('customers')?.get(loan.customerId as number);
  if (!customer) return [];
  const borrower: Bound = {
    customer,
    role: 'PRIMARY',
    // The borrower owes everything, with interest and costs.
    amount: fileOf(loan).book ? wholeOf(store, loan) : String(loan.lentAmount),
    since: dayOf((loan.lendedDate ?? loan.createdAt) as string) ?? null,
    isAgreed: true,
    source: null,
  };
  const asked = requestedBy(store, loan);
  const isStudent = STUDENT_LOANS.includes(loan.productType);
  const others = isStudent ? ofStudent(store, loan) : [];
  const found = [...asked, ...others];
  const needsGuarantor = isStudent || loan.productType === 'LOAN_GUARANTEE';
  const picked = needsGuarantor && found.length === 0 ? pickedFor(store, loan, isStudent) : [];
  const seen = new Set([customer.id]);
  return [borrower, ...found, ...picked].filter(
    (one) => one === borrower || (!seen.has(one.customer.id) && seen.add(one.customer.id)),
  );
}

/** The customers whom a claim may name: the borrower, and who has agreed to answer (docs/domain/lending.md 11.2). */
export const liableFor = (store: Store, loan: MockRecord): number[] =>
  boundBy(store, loan)
    .filter(({ role, isAgreed }) => isAgreed && role !== 'REPRESENTATIVE')
    .map(({ customer }) => Number(customer.id));

function wholeOf(store: Store, loan: MockRecord): string {
  const { book } = fileOf(loan);
  return book ? payoffOn(book, store.clock.today()).total : String(loan.lentAmount);
}

/** Guarantors by request: an approved one is bound, a waiting one may still say no. */
const requestedBy = (store: Store, loan: MockRecord): Bound[] =>
  (store.collection(REQUESTS)?.all ?? [])
    .filter(
      ({ loanId, state }) => loanId === loan.id && ['APPROVED', 'PENDING'].includes(String(state)),
    )
    .flatMap((request) => {
      const customer = store.collection('customers')?.get(request.guarantorId as number);
      return customer
        ? [
            {
              customer,
              role: 'GUARANTOR' as const,
              amount: String(request.guaranteedAmount),
              since: dayOf((request.decidedAt ?? request.requestedAt) as string) ?? null,
              isAgreed: request.state === 'APPROVED',
              source: { resource: REQUESTS, id: Number(request.id), label: String(loan.code) },
            },
          ]
        : [];
    });

/** The people of the student's guarantee contract, whose liability covers the loan where it is above it. */
function ofStudent(store: Store, loan: MockRecord): Bound[] {
  const contract = studentContractOf(store, loan.customerId);
  if (!contract) return [];
  const isAgreed = isStudentContractInForce(contract);
  const all = store.collection('customers')?.all ?? [];
  const people = contract.people as StudentPerson[];
  return people.flatMap(({ customerType, regnum, liability }) => {
    const customer = all.find((one) => one.regnum === regnum && one.tenant === contract.tenant);
    if (!customer || customerType === 'PRIMARY') return [];
    return [
      {
        customer,
        role: customerType,
        amount: customerType === 'REPRESENTATIVE' ? null : liability,
        since: dayOf(contract.createdAt as string) ?? null,
        isAgreed,
        source: {
          resource: CONTRACTS,
          id: Number(contract.id),
          label: String(contract.contractNumber),
        },
      },
    ];
  });
}

/** Older loans whose papers are not among the sample: their guarantors share the lent amount. */
function pickedFor(store: Store, loan: MockRecord, isStudent: boolean): Bound[] {
  // Those whom the first lender asked: a claim that goes to another one takes them along.
  const tenant = fileOf(loan).handovers.at(0)?.from ?? loan.tenant;
  const people = pickedGuarantors(store.collection('customers')?.all ?? [], { ...loan, tenant });
  const amounts = halves(String(loan.lentAmount));
  const since = dayOf((loan.lendedDate ?? loan.createdAt) as string) ?? null;
  const own = { since, isAgreed: true, source: null };
  const guarantors = people.slice(0, 2).map((customer, index): Bound => ({
    ...own,
    customer,
    role: isStudent ? 'STUDENT_GUARANTOR' : 'GUARANTOR',
    amount: amounts[index],
  }));
  const speaker =
    isStudent && people[2]
      ? [{ ...own, customer: people[2], role: 'REPRESENTATIVE' as const, amount: null }]
      : [];
  return [...guarantors, ...speaker];
}

function shownAs(store: Store, one: Bound, basis: LiabilityBasis): LoanParticipant {
  const { customer, role, amount, since, source } = one;
  const entity = store.collection('customers')?.entity;
  const shown = entity ? masked(customer, entity) : customer;
  const { type, name, lastName, firstName } = customer;
  return {
    customerId: Number(customer.id),
    name: type === 'COMPANY' ? String(name ?? '') : [lastName, firstName].filter(Boolean).join(' '),
    regnum: (shown.regnum ?? shown.companyRegnum ?? null) as string | null,
    phone: (shown.phone ?? null) as string | null,
    role,
    amount,
    owed: liabilityOwed(amount, basis),
    since,
    state: liabilityState(role, basis, lendingSettingsOf(store)),
    source,
  };
}
