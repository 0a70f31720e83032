import { dayOf } from '../../../../src/domain/dates';
import { AssetClassification } from '../../../../src/domain/enums/loans';
import type { TenantReportCounter } from '../../../../src/domain/enums/tenant-reports';
import { plus, ZERO } from '../../../../src/domain/lending/amounts';
import { bucketsOf, isWithin, periodBefore, type Period } from '../../../../src/domain/period';
import type {
  ClassFigures,
  ClosedFigures,
  LenderFigures,
  MoveFigures,
  TenantFigures,
  TrendFigures,
} from '../../../../src/resources/tenant-reports/dashboard/api';
import loanNotice from '../../../../src/resources/tenant-reports/loan-notice/loanNotice.entity';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { sees, tenantOf } from '../../../engine/tenancy';
import { letterRows } from './printedLetters';
import { loansAsked } from './reportedLoans';
import { endingOf, standingOn, type Standing } from './standing';

// Each counter by its definition (docs/domain/money.md 7.1) over the records themselves, not by the lists: that the two
// agree is what R18 says and tests look at.

const customersOf = (loans: readonly MockRecord[]): number =>
  new Set(loans.map(({ customerId }) => customerId)).size;

interface Standings {
  loan: MockRecord;
  standing: Standing;
}

/** Loans that were open at the end of a day, each as it stood. */
function openOn(loans: readonly MockRecord[], day: string, today: string): Standings[] {
  return loans.flatMap((loan) => {
    const standing = standingOn(loan, day, today);
    return standing ? [{ loan, standing }] : [];
  });
}

/** Records of a list that are of the lenders asked for, by the day of a moment that they carry. */
function sentWithin(
  call: Call,
  { resource, at }: { resource: string; at: string },
  period: Period,
  isSent: (record: MockRecord) => boolean,
): number {
  const { all, entity } = collectionOf(call, resource);
  const chosen = call.query.get('tenant');
  return all.filter(
    (record) =>
      isWithin(dayOf(record[at] as string | null) ?? '', period) &&
      isSent(record) &&
      sees(call, entity, record) &&
      (!chosen || tenantOf(call.store, entity, record) === chosen),
  ).length;
}

/** Letters of the lenders asked for. */
function letters(call: Call): MockRecord[] {
  const chosen = call.query.get('tenant');
  return letterRows(call).filter(
    (row) => sees(call, loanNotice, row) && (!chosen || row.tenant === chosen),
  );
}

const printedWithin = (rows: readonly MockRecord[], period: Period): MockRecord[] =>
  rows.filter(({ printedAt }) => isWithin(dayOf(String(printedAt)) ?? '', period));

const closedWithin = (loans: readonly MockRecord[], period: Period): MockRecord[] =>
  loans.filter(({ closedDate }) => isWithin(String(closedDate ?? ''), period));

const SENT: ReadonlySet<unknown> = new Set(['SENT', 'DELIVERED', 'FAILED']);

function countersOf(
  call: Call,
  loans: readonly MockRecord[],
  rows: readonly MockRecord[],
  period: Period,
): Record<TenantReportCounter, number> {
  const open = openOn(loans, period.to, call.store.clock.today());
  const of = (test: (standing: Standing) => boolean) =>
    open.filter(({ standing }) => test(standing)).map(({ loan }) => loan);
  const risk = of(({ state }) => state === 'LOAN_RISK');
  const court = of(({ state }) => state === 'LOAN_COURT');
  const endings = closedWithin(loans, period).map(endingOf);
  const ended = (test: (ending: NonNullable<(typeof endings)[number]>) => boolean) =>
    endings.filter((ending) => ending && test(ending)).length;
  return {
    LOAN_COUNT: open.length,
    OVERDUE_CUSTOMER_COUNT: customersOf(of(({ overdueDays }) => overdueDays >= 1)),
    SMS_COUNT: sentWithin(call, { resource: 'sms', at: 'sentAt' }, period, ({ state }) =>
      SENT.has(state),
    ),
    NOTIFICATION_COUNT: sentWithin(
      call,
      { resource: 'notification', at: 'startsAt' },
      period,
      ({ sent }) => Number(sent) > 0,
    ),
    LEGAL_DEBT_CUSTOMERS: customersOf(risk),
    LEGAL_DEBT_LOANS: risk.length,
    COURT_CUSTOMERS: customersOf(court),
    COURT_LOANS: court.length,
    NOTICE_COUNT: printedWithin(rows, period).length,
    CLOSED_AFTER_OVERDUE: ended(({ maxOverdueDays }) => maxOverdueDays >= 1),
    CLOSED_AFTER_COURT: ended(({ closing }) => closing === 'AFTER_COURT'),
    CLOSED_BY_COURT_DECISION: ended(({ closing }) => closing === 'BY_DECISION'),
  };
}

function classesOf(open: readonly Standings[]): ClassFigures[] {
  return AssetClassification.values.map((classification) => {
    const own = open.filter(({ standing }) => standing.classification === classification);
    return {
      classification,
      loans: own.length,
      balance: plus(ZERO, ...own.map(({ standing }) => standing.balance)),
    };
  });
}

function closedOf(loans: readonly MockRecord[], period: Period): ClosedFigures[] {
  const counted = new Map<string, ClosedFigures>();
  for (const loan of closedWithin(loans, period)) {
    const ending = endingOf(loan);
    if (!ending) continue;
    const { closing } = ending;
    const day = String(loan.closedDate);
    const { loans: before = 0 } = counted.get(`${day} ${closing}`) ?? {};
    counted.set(`${day} ${closing}`, { day, closing, loans: before + 1 });
  }
  return [...counted.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The standing at the end of each part of the period. */
const trendOf = (loans: readonly MockRecord[], period: Period, today: string): TrendFigures[] =>
  bucketsOf(period).map(({ to: day }) => {
    const standings = openOn(loans, day, today).map(({ standing }) => standing);
    const count = (test: (standing: Standing) => boolean) => standings.filter(test).length;
    return {
      day,
      overdue: count(({ overdueDays }) => overdueDays >= 1),
      risk: count(({ state }) => state === 'LOAN_RISK'),
      court: count(({ state }) => state === 'LOAN_COURT'),
    };
  });

/** What became of the loans of each class, and what came; by the last day before the period and its own last one. */
function movesOf(loans: readonly MockRecord[], period: Period, today: string): MoveFigures[] {
  const since = periodBefore(period).to;
  const moves = new Map<string, MoveFigures>();
  for (const loan of loans) {
    const from = standingOn(loan, since, today)?.classification ?? null;
    const to = standingOn(loan, period.to, today)?.classification ?? null;
    const wasLent = isWithin(String(loan.lendedDate ?? ''), period);
    if (from === null && !wasLent) continue;
    const key = `${from} ${to}`;
    moves.set(key, { from, to, loans: (moves.get(key)?.loans ?? 0) + 1 });
  }
  return [...moves.values()];
}

/** The figures of the lenders asked for, over a period. */
export function figuresOf(call: Call, period: Period): TenantFigures {
  const { clock } = call.store;
  const today = clock.today();
  const loans = loansAsked(call);
  const rows = letters(call);
  const now = countersOf(call, loans, rows, period);
  const before = countersOf(call, loans, rows, periodBefore(period));
  const counters = Object.fromEntries(
    Object.entries(now).map(([counter, figure]) => [
      counter,
      { now: figure, before: before[counter as TenantReportCounter] },
    ]),
  ) as TenantFigures['counters'];
  return {
    asOf: clock.iso(),
    counters,
    classes: classesOf(openOn(loans, period.to, today)),
    closed: closedOf(loans, period),
    trend: trendOf(loans, period, today),
    moves: movesOf(loans, period, today),
  };
}

/** Every lender that the caller sees, also one without a loan. */
export function lendersOf(call: Call, period: Period): LenderFigures[] {
  const today = call.store.clock.today();
  const loans = loansAsked(call);
  const rows = printedWithin(letters(call), period);
  const { entity } = collectionOf(call, 'loans');
  return call.store.world.tenants
    .filter(({ alias }) => sees(call, entity, { tenant: alias }))
    .filter(({ alias }) => [alias, null].includes(call.query.get('tenant') || null))
    .map(({ alias: tenant }) => {
      const own = loans.filter((loan) => loan.tenant === tenant);
      const open = openOn(own, period.to, today).map(({ standing }) => standing);
      const overdue = open.filter(({ overdueDays }) => overdueDays >= 1);
      const sum = (of: readonly Standing[]) => plus(ZERO, ...of.map(({ balance }) => balance));
      const inState = (state: string) => open.filter((one) => one.state === state).length;
      return {
        tenant,
        loans: open.length,
        balance: sum(open),
        overdue: overdue.length,
        overdueBalance: sum(overdue),
        byState: { LOAN_RISK: inState('LOAN_RISK'), LOAN_COURT: inState('LOAN_COURT') },
        notices: rows.filter((row) => row.tenant === tenant).length,
        closed: closedWithin(own, period).length,
      };
    });
}
