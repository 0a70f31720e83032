import type { RaRecord } from 'ra-core';
import type {
  CreditRegistryClassification,
  CreditRegistryCustomerRole,
  CreditRegistryLoanState,
  CreditRegistryLoanType,
  CreditRegistryWriteState,
} from '../../../domain/enums/credit-registry';
import type { ReportedLoan } from '../../../domain/creditRegistry/reportedLoan';
import type { WriteCounts } from '../../../domain/reconcile/writesCheck';
import type { WriteRecord } from '../write/WriteRecord';
import { endpoint } from '../../../dataProviders/endpoint';

// What the gateway of the credit registry answers beside the ordinary calls. Amounts are decimal
// strings, dates YYYY-MM-DD, moments ISO 8601, people user ids; `null` as a person is the system.

/** One loan of a person as the registry holds it, ours or another lender's. */
export interface RegistryLoan {
  id: string;
  /** Name of the lender. */
  organization: string;
  /** Our report behind it; null for another lender's loan. */
  writeId: number | null;
  loanCode: string | null;
  loanType: CreditRegistryLoanType;
  customerRole: CreditRegistryCustomerRole;
  classification: CreditRegistryClassification;
  loanState: CreditRegistryLoanState | null;
  lentAmount: string;
  balance: string;
  startDate: string;
  endDate: string;
}

/** `readCheckResult`: null while there is no answer, and where the registry knows nothing. */
export interface CheckResult {
  loans: RegistryLoan[];
}

/** `searchRegistry`: what the registry holds of a person. */
export interface RegistrySearch {
  person: { customerId: number | null; name: string; regnum: string | null };
  loans: RegistryLoan[];
}

/** One row of `reportCalls['zms-writer'].writes`, the newest first. */
export interface WriteAttempt {
  id: string;
  at: string;
  by: string | null;
  /** 0 and 50 writing, 1 success, 2 error (docs/domain/registries.md 2.1). */
  code: 0 | 50 | 1 | 2;
  error: string | null;
  /** What the registry held before, and what was sent. */
  before: ReportedLoan | null;
  after: ReportedLoan;
}

/**
 * `GET /zms-writer/figures`: the sides of R20 (docs/domain/money.md 9.1), and the failed writes by the text of their
 * error, most first.
 */
export interface WriteFigures extends WriteCounts {
  errors: { text: string; count: number }[];
}

/** The states of a report in the order in which their counts are added up. */
export const R20_STATES = [
  'SUCCESSFULLY',
  'SCHEDULED',
  'FAILED',
  'NEVER',
] as const satisfies readonly CreditRegistryWriteState[];

/** `readCheckFigures`: how many checks are in each state, and what they cost this month. */
export interface CheckFigures {
  states: { state: string; count: number }[];
  /** Decimal string. */
  feesThisMonth: string;
}

const CHECK = 'zms:list';
const WRITES = ['zms-loan:list', 'zms-error:list'] as const;

export const readCheckFigures = endpoint<void, CheckFigures>()('zms', 'GET /zms/checks/figures', {
  assumed: true,
  access: CHECK,
});

export const readCheckResult = endpoint<void, CheckResult>()('zms', 'GET /zms/checks/:id/result', {
  assumed: true,
  access: CHECK,
});

/** Asks the registry about a customer; it costs a fee. A check that is still valid is only sent again with a reason. */
export const sendCheck = endpoint<SentCheck, RaRecord>()('zms', 'POST /zms/checks', {
  assumed: true,
  access: CHECK,
  carries: '`customerId`, `logType`, `reason` within 7 days',
});

/** What `sendCheck` carries. */
export interface SentCheck {
  customerId: number | string;
  /** A check of the registry itself without it. */
  logType?: string;
  reason?: string;
}

/** By register number or by the code of one of our loans. */
export const searchRegistry = endpoint<
  Partial<Record<'regnum' | 'code', string>>,
  RegistrySearch
>()('zms', 'POST /zms/search', { assumed: true, access: CHECK, carries: '`regnum` or `code`' });

/** One of our reports, as the search opens it for correction. */
export const readReport = endpoint<void, WriteRecord>()('zms', 'GET /zms/records/:id', {
  assumed: true,
  access: CHECK,
});

/** What `writeAll` carries: the filter of the list, and how many the person saw pass it. */
export interface WriteAll {
  filter: object;
  count: number;
  reason?: string;
}

/** By the list of reports: its figures, the attempts behind a report, and the writing of all that a filter finds. */
export const reportCalls = {
  'zms-writer': {
    figures: endpoint<void, WriteFigures>()('zms', 'GET /zms-writer/figures', {
      assumed: true,
      access: WRITES,
    }),
    writes: endpoint<void, WriteAttempt[]>()('zms', 'GET /zms-writer/:id/writes', {
      assumed: true,
      access: WRITES,
    }),
    writeAll: endpoint<WriteAll, { scheduled: number }>()('zms', 'POST /zms-writer/write_all', {
      assumed: true,
      access: CHECK,
      carries: 'the filter of the list, `count`, `reason`',
    }),
  },
  'zms-writer-tenant-list': {
    figures: endpoint<void, WriteFigures>()('zms', 'GET /zms-writer-tenant/figures', {
      assumed: true,
      access: WRITES,
    }),
    writes: endpoint<void, WriteAttempt[]>()('zms', 'GET /zms-writer-tenant/:id/writes', {
      assumed: true,
      access: WRITES,
    }),
    writeAll: endpoint<WriteAll, { scheduled: number }>()(
      'zms',
      'POST /zms-writer-tenant/write_all',
      {
        assumed: true,
        access: 'zms-loan:list',
        carries: 'the filter of the list, `count`, `reason`',
      },
    ),
  },
};

/** A list of reports. */
export type ReportList = keyof typeof reportCalls;
