import type { LoanState } from '../../../domain/enums/loans';
import type {
  TenantReportClosing,
  TenantReportCounter,
} from '../../../domain/enums/tenant-reports';
import type { AssetClass } from '../../../domain/lending/LoanBook';
import { endpoint } from '../../../dataProviders/endpoint';

const SEE_DASHBOARD = 'loan-tenant-report-dashboard:view';
const SET_REPORTS = 'tenant-report:create';

/** What is asked for: the days of the period, and of several lenders the one that is meant. */
export interface FiguresQuery {
  from: string;
  to: string;
  tenant?: string;
}

/** A counter at the end of the period, or over it, and of the equally long period before. */
export interface CounterFigures {
  now: number;
  before: number;
}

/** Loans of a class at the end of the period; the balance is a decimal string in tögrög. */
export interface ClassFigures {
  classification: AssetClass;
  loans: number;
  balance: string;
}

/** Loans that came to their end on a day. */
export interface ClosedFigures {
  day: string;
  closing: TenantReportClosing;
  loans: number;
}

/** The standing at the end of a day. */
export interface TrendFigures {
  day: string;
  overdue: number;
  risk: number;
  court: number;
}

/** How many loans went from one class to another over the period; from null: lent in it, to null: closed in it. */
export interface MoveFigures {
  from: AssetClass | null;
  to: AssetClass | null;
  loans: number;
}

/** The figures of a lender's dashboard. */
export interface TenantFigures {
  /** The moment for which they hold, ISO instant. */
  asOf: string;
  counters: Readonly<Record<TenantReportCounter, CounterFigures>>;
  classes: ClassFigures[];
  closed: ClosedFigures[];
  trend: TrendFigures[];
  moves: MoveFigures[];
}

/** One lender beside the others, at the end of the period; notices and closed loans over it. */
export interface LenderFigures {
  tenant: string;
  loans: number;
  balance: string;
  overdue: number;
  overdueBalance: string;
  byState: Readonly<Record<Extract<LoanState, 'LOAN_RISK' | 'LOAN_COURT'>, number>>;
  notices: number;
  closed: number;
}

const carries = '`from` and `to`, the days of the period; `tenant`, of several lenders one';

/**
 * The figures of the dashboard over what the caller may see (docs/domain/money.md 7.3). 400 where a day is missing, the
 * days are the wrong way round, still to come, or the period is longer than a year; 404 for another lender.
 */
export const readTenantFigures = endpoint<FiguresQuery, TenantFigures>()(
  'main',
  'GET /tenant-report/figures',
  { assumed: true, access: SEE_DASHBOARD, carries },
);

/** Every lender that the caller sees, with its figures (docs/domain/money.md 7.5). Refuses as `readTenantFigures`. */
export const readLenderFigures = endpoint<FiguresQuery, LenderFigures[]>()(
  'main',
  'GET /tenant-report/lenders',
  { assumed: true, access: SET_REPORTS, carries },
);
