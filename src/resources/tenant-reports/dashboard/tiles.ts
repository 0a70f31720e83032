import type { AssetClassification, LoanState } from '../../../domain/enums/loans';
import type {
  TenantReportClosing,
  TenantReportCounter,
} from '../../../domain/enums/tenant-reports';
import type { Period } from '../../../domain/period';
import type { ResourceName } from '../../../i18n/Catalogue';

/** Of what figures are: the days of a period, and of several lenders the chosen one. */
export interface Scope extends Period {
  tenant?: string;
}

type Filter = Readonly<Record<string, unknown>>;

/** A list, and the filter with which it holds exactly what a figure counts. */
export interface Counted {
  list: ResourceName;
  filter: Filter;
}

/** The whole of a lender where one is chosen. */
const of = ({ tenant }: Scope): Filter => (tenant ? { tenant } : {});

/** Loans that were open at the end of the period. */
export const openOf = (scope: Scope, filter: Filter = {}): Counted => ({
  list: 'tenant-report/loan-total',
  filter: { asOf: scope.to, ...of(scope), ...filter },
});

/** Loans with the risk department or in court at the end of the period. */
export const legalOf = (
  scope: Scope,
  state: Extract<LoanState, 'LOAN_RISK' | 'LOAN_COURT'>,
  filter: Filter = {},
): Counted => ({
  list: 'tenant-report/legal-debt',
  filter: { asOf: scope.to, state, ...of(scope), ...filter },
});

/** Loans that came to their end within the period. */
export const closedOf = (scope: Scope, filter: Filter = {}): Counted => ({
  list: 'tenant-report/loan-paid',
  filter: { closedDate: { from: scope.from, to: scope.to }, ...of(scope), ...filter },
});

/** Classes of loans that do not perform. */
export const NON_PERFORMING = ['SUBSTANDARD', 'DOUBTFUL', 'BAD'] as const;

const ONE_EACH = { onePerCustomer: true } as const;

/**
 * What each counter counts: its list and the filter (docs/domain/money.md 7.1). The dashboard's numbers, their ways and
 * the tests all take it from here.
 */
export const COUNTED: Readonly<Record<TenantReportCounter, (scope: Scope) => Counted>> = {
  LOAN_COUNT: (scope) => openOf(scope),
  OVERDUE_CUSTOMER_COUNT: (scope) => openOf(scope, { overdueDays: { from: 1 }, ...ONE_EACH }),
  SMS_COUNT: (scope) => ({
    list: 'sms',
    filter: {
      state: ['SENT', 'DELIVERED', 'FAILED'],
      sentAt: { from: scope.from, to: scope.to },
      ...of(scope),
    },
  }),
  NOTIFICATION_COUNT: (scope) => ({
    list: 'notification',
    filter: { sent: { from: 1 }, startsAt: { from: scope.from, to: scope.to }, ...of(scope) },
  }),
  LEGAL_DEBT_CUSTOMERS: (scope) => legalOf(scope, 'LOAN_RISK', ONE_EACH),
  LEGAL_DEBT_LOANS: (scope) => legalOf(scope, 'LOAN_RISK'),
  COURT_CUSTOMERS: (scope) => legalOf(scope, 'LOAN_COURT', ONE_EACH),
  COURT_LOANS: (scope) => legalOf(scope, 'LOAN_COURT'),
  NOTICE_COUNT: (scope) => ({
    list: 'tenant-report/loan-notice',
    filter: { printedAt: { from: scope.from, to: scope.to }, ...of(scope) },
  }),
  CLOSED_AFTER_OVERDUE: (scope) => closedOf(scope, { maxOverdueDays: { from: 1 } }),
  CLOSED_AFTER_COURT: (scope) => closedOf(scope, closing('AFTER_COURT')),
  CLOSED_BY_COURT_DECISION: (scope) => closedOf(scope, closing('BY_DECISION')),
};

/** The filter of one way in which loans come to their end. */
export const closing = (way: TenantReportClosing): Filter => ({ closing: way });

type AssetClass = (typeof AssetClassification)['values'][number];

/** What a cell of the roll rates counts, `from` and `to` as in `MoveFigures`; undefined leaves that side open. */
export function movedOf(
  scope: Scope,
  since: string,
  from: AssetClass | null | undefined,
  to: AssetClass | null | undefined,
): Counted {
  // All that were there at the beginning, whatever became of them.
  if (to === undefined)
    return openOf({ ...scope, to: since }, from ? { classification: from } : {});
  const began =
    from === undefined
      ? {}
      : from === null
        ? { lendedDate: { from: scope.from, to: scope.to } }
        : { since, classBefore: from };
  return to === null
    ? closedOf(scope, began)
    : openOf(scope, { ...(to && { classification: to }), ...began });
}
