import {
  readLoanProfile,
  searchLoans,
  searchStudents,
  type FoundLoans,
  type LoanProfile,
  type StudentProfile,
} from '../../../../src/resources/loans/search/api';
import { FORMER_FIELD, type FormerValue } from '../../../../src/dataProviders/former';
import { knownBy } from '../../customers/customer/knownBy';
import { fileOf } from '../book/fileOf';
import { notFound } from '../../../engine/ApiError';
import { askedOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import {
  customerName,
  disciplineAcross,
  loansOf,
  profileOf,
  rowOf,
  totalsOf,
  worstClassOf,
} from '../loan/loanProfile';
import { studentRows } from '../loan/loanRows';
import { masked } from '../../../engine/personal';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { isVisible } from '../../../engine/tenancy';

const RIGHT = 'loan:view';

const given = (call: Call, name: string): string | undefined =>
  askedOf(call).get(name)?.trim().toUpperCase() || undefined;

/** The customer behind a register number, a phone or an id. @throws ApiError 404 */
export function customerBy(call: Call): MockRecord {
  return foundBy(call).customer;
}

function foundBy(call: Call): { customer: MockRecord; former?: FormerValue } {
  const [regnum, phone, id] = ['regnum', 'phone', 'customer'].map((name) => given(call, name));
  const named = collectionOf(call, 'customers').all.find(
    (customer) => id && String(customer.id) === id && isVisible(call.caller, customer),
  );
  const found = knownBy(call, { regnum, phone }) ?? (named && { customer: named });
  if (!found) throw notFound();
  return found;
}

/** Loans by code, account, register number or phone of the borrower. 404 when there is none. */
function search(call: Call): Answer<FoundLoans> {
  need(call.caller, RIGHT);
  const [code, account, regnum, phone] = ['code', 'account', 'regnum', 'phone'].map((name) =>
    given(call, name),
  );
  const found = collectionOf(call, 'loans').all.filter(
    (loan) =>
      ((code && (loan.code === code || String(loan.code).endsWith(`-${code}`))) ||
        (account && (loan.accountNumber === account || fileOf(loan).ledgerAccount === account)) ||
        (regnum && loan.regnum === regnum) ||
        (phone && loan.phone === phone)) &&
      isVisible(call.caller, loan),
  );
  if (found.length > 0) return { body: { loans: found.map((loan) => rowOf(call, loan)) } };
  // A number or a phone that was a borrower's before finds the loans, and is named beside each.
  const { customer, former } = knownBy(call, { regnum, phone }) ?? {};
  const theirs = former && customer ? loansOf(call, customer.id) : [];
  if (theirs.length === 0) throw notFound();
  const body: FoundLoans = {
    loans: theirs.map((loan) => ({ ...rowOf(call, loan), [FORMER_FIELD]: [former] })),
  };
  return { body };
}

function profile(call: Call): Answer<LoanProfile> {
  need(call.caller, RIGHT);
  const { customer, former } = foundBy(call);
  return { body: { ...profileOf(call, customer), ...(former && { former }) } };
}

/** Students with loans, by a part of their school's name and by course. */
function students(call: Call): Answer<StudentProfile[]> {
  need(call.caller, RIGHT);
  const [school, course] = ['school', 'course'].map((name) =>
    call.query.get(name)?.trim().toUpperCase(),
  );
  const rows = studentRows(call).filter(
    (row) =>
      isVisible(call.caller, row) &&
      (!school ||
        String(row.school ?? '')
          .toUpperCase()
          .includes(school)) &&
      (!course || String(row.course) === course),
  );
  const ids = [...new Set(rows.map(({ customerId }) => customerId))];
  const customers = collectionOf(call, 'customers');
  const body = ids.flatMap((id): StudentProfile[] => {
    const customer = customers.get(id as number);
    const row = rows.find(({ customerId }) => customerId === id);
    if (!customer || !row) return [];
    const loans = loansOf(call, id);
    const { count, open, balance } = totalsOf(loans);
    return [
      {
        customerId: id as number,
        name: customerName(customer),
        regnum: (masked(customer, customers.entity).regnum as string | null) ?? null,
        school: String(row.school),
        course: Number(row.course),
        count,
        open,
        balance,
        worstClass: worstClassOf(loans),
        discipline: disciplineAcross(loans, call.store.clock.today()),
      },
    ];
  });
  return { body };
}

/** The searches of the loans (addresses are assumed). */
export const routes: readonly Route[] = [
  route(searchLoans, search),
  route(readLoanProfile, profile),
  route(searchStudents, students),
];
