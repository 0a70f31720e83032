import { isDay } from '../../../../src/domain/dateParts';
import { invalid, notFound } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';
import { endingOf, standingOn, type Standing } from './standing';

/** The loans of the lenders that a question is about: of those that the caller sees, and of the chosen ones where some are. */
export function loansAsked(call: Pick<Call, 'store' | 'caller' | 'query'>): MockRecord[] {
  const chosen = call.query.getAll('tenant').filter((alias) => alias !== '');
  return (call.store.collection('loans')?.all ?? []).filter(
    (loan) =>
      isVisible(call.caller, loan) && (chosen.length === 0 || chosen.includes(String(loan.tenant))),
  );
}

/** A day of the question; not one to come. @throws ApiError 400 */
function dayAsked({ query, store }: Call, name: string): string | undefined {
  const day = query.get(name) ?? '';
  if (day === '') return undefined;
  if (!isDay(day)) throw invalid({ [name]: 'validation.date_invalid' });
  if (day > store.clock.today()) throw invalid({ [name]: 'validation.date_future' });
  return day;
}

/** What a row says of the day that it is compared with. */
function comparisonOf(call: Call): (loan: MockRecord) => Record<string, unknown> {
  const since = dayAsked(call, 'since');
  const today = call.store.clock.today();
  return (loan) => ({
    since: since ?? null,
    classBefore: since ? (standingOn(loan, since, today)?.classification ?? null) : null,
  });
}

type OpenRow = MockRecord & Standing;

/** The open loans of the day that is asked for, as they stood then. */
function openRows(call: Call): OpenRow[] {
  const today = call.store.clock.today();
  const asOf = dayAsked(call, 'asOf') ?? today;
  const compared = comparisonOf(call);
  return loansAsked(call).flatMap((loan): OpenRow[] => {
    const standing = standingOn(loan, asOf, today);
    return standing ? [{ ...loan, ...standing, ...compared(loan), asOf }] : [];
  });
}

/** Rows with the mark of the one that stands for its customer: longest past due, the older of two. */
function withOneEach(rows: readonly OpenRow[], groupOf: (row: OpenRow) => unknown): MockRecord[] {
  const first = new Map<unknown, OpenRow>();
  for (const row of rows) {
    const known = first.get(groupOf(row));
    if (!known || row.overdueDays > known.overdueDays) first.set(groupOf(row), row);
  }
  return rows.map((row) => ({ ...row, onePerCustomer: first.get(groupOf(row)) === row }));
}

/** All open loans. */
export const totalRows = (call: Call): MockRecord[] =>
  withOneEach(openRows(call), ({ customerId }) => customerId);

/** Those with the risk department or in court; a customer with both stands once for each. */
export const legalRows = (call: Call): MockRecord[] =>
  withOneEach(
    openRows(call).filter(({ state }) => state === 'LOAN_RISK' || state === 'LOAN_COURT'),
    ({ customerId, state }) => `${state} ${String(customerId)}`,
  );

/** Loans that came to their end. */
export function paidRows(call: Call): MockRecord[] {
  const compared = comparisonOf(call);
  return loansAsked(call).flatMap((loan) => {
    const ending = endingOf(loan);
    return ending ? [{ ...loan, ...ending, ...compared(loan) }] : [];
  });
}

/** The lender that is asked for, of those that the caller sees. @throws ApiError 404 */
export function needLender(call: Call): void {
  const alias = call.query.get('tenant');
  if (!alias) return;
  const isKnown = call.store.world.tenants.some((one) => one.alias === alias);
  if (!isKnown || !isVisible(call.caller, { id: alias, tenant: alias })) throw notFound();
}
