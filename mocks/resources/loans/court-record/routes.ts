import { COURT } from '../../../../src/resources/loans/rights';
import { normalisePhone } from '../../../../src/domain/identifiers';
import { maskRegisterNumber } from '../../../../src/domain/mask';
import {
  searchCourtDocuments,
  type CourtDocuments,
} from '../../../../src/resources/credit-registry/court/api';
import { nameOf } from '../../contracts/contract/contractRecord';
import { notFound } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { hooks } from './rules';
import { factsNow } from '../loan/loanRequests';
import { masked } from '../../../engine/personal';
import { collectionOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { sees, seesCustomer } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

const text = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toUpperCase();

/** The loans that a code, or the number at its end, stands for: those of the customers that the caller sees. */
function loansOf(call: Call): readonly MockRecord[] {
  const wanted = text(bodyOf(call).code);
  if (wanted === '') return [];
  const customers = collectionOf(call, 'customers');
  return collectionOf(call, 'loans').all.filter((one) => {
    const customer = customers.get(one.customerId as number);
    return (
      (text(one.code) === wanted || text(one.code).endsWith(`-${wanted}`)) &&
      customer !== undefined &&
      seesCustomer(call, customer)
    );
  });
}

function customerOf(call: Call): MockRecord | undefined {
  const { regnum, phone } = bodyOf(call);
  return collectionOf(call, 'customers').all.find((one) =>
    text(regnum)
      ? text(one.regnum) === text(regnum) || text(one.companyRegnum) === text(regnum)
      : text(phone) !== '' && normalisePhone(String(one.phone ?? '')) === text(phone),
  );
}

/** The court documents of a customer, and the loans that may go to court; a number of several loans is asked back. */
function search(call: Call): Answer<CourtDocuments> {
  const { store, caller } = call;
  need(caller, COURT);
  const asked = loansOf(call);
  const codes = asked.map(({ code }) => String(code));
  if (asked.length > 1)
    return { body: { customer: null, codes, records: [], loans: [], notYet: [] } };
  const [loan] = asked;
  const customer = loan
    ? collectionOf(call, 'customers').get(loan.customerId as number)
    : customerOf(call);
  if (!customer || !seesCustomer(call, customer)) throw notFound();
  const own = (resource: string) =>
    collectionOf(call, resource).all.filter(
      (one) =>
        one.customerId === customer.id && sees(call, collectionOf(call, resource).entity, one),
    );
  const regnum = (customer.regnum ?? customer.companyRegnum ?? null) as string | null;
  const shownLoans = own('loans').map((loan) => ({
    ...masked(loan, collectionOf(call, 'loans').entity),
    ...factsNow(store, loan),
  }));
  const body: CourtDocuments = {
    codes,
    customer: {
      id: Number(customer.id),
      name: nameOf(customer),
      regnum: regnum && maskRegisterNumber(regnum),
    },
    records: own('court-list').map((record) => {
      const shown = masked(record, collectionOf(call, 'court-list').entity);
      return (hooks.presentRow?.(shown, call) ?? shown) as never;
    }),
    loans: shownLoans.filter(({ state }) => state === 'LOAN_RISK'),
    notYet: shownLoans.filter(
      ({ state, overdueDays }) => state === 'LOAN_ONGOING' && Number(overdueDays) > 0,
    ),
  };
  return { body };
}

/** What the page of court documents looks up (the address is assumed). */
export const routes: readonly Route[] = [route(searchCourtDocuments, search)];
