import type { ReportedLoan } from '../../../domain/creditRegistry/reportedLoan';
import type {
  CreditRegistryDifference,
  CreditRegistryWriteState,
} from '../../../domain/enums/credit-registry';
import type { WriteCounts } from '../../../domain/reconcile/writesCheck';
import { endpoint } from '../../../dataProviders/endpoint';
import type { WriteRecord } from './WriteRecord';

// What the gateway of the credit registry answers about the reports of our loans. Dates YYYY-MM-DD, moments ISO 8601,
// people user ids; `null` as a person is the system.

/** An attempt to report something to the registry. */
export interface Attempt {
  id: string;
  at: string;
  by: string | null;
  /** 0 and 50 writing, 1 success, 2 error (docs/domain/registries.md 2.1). */
  code: 0 | 50 | 1 | 2;
  error: string | null;
}

/** One row of `reportCalls['zms-writer'].writes`, the newest first. */
export interface WriteAttempt extends Attempt {
  /** What the registry held before, and what was sent. */
  before: ReportedLoan | null;
  after: ReportedLoan;
  /** In what they differ: register numbers in them are masked. */
  differences: readonly CreditRegistryDifference[];
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

const SEE_WRITES = ['zms-loan:list', 'zms-error:list'] as const;
/** The attempts behind a report are shown in the registry's search as well. */
const SEE_ATTEMPTS = [...SEE_WRITES, 'zms:list'] as const;

/** One of our reports, as the search opens it for correction. */
export const readReport = endpoint<void, WriteRecord>()('zms', 'GET /zms/records/:id', {
  assumed: true,
  access: 'zms:list',
});

/** What `writeAll` carries: the filter of the list in the words of its own call, and how many the person saw pass it. */
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
      access: SEE_WRITES,
    }),
    writes: endpoint<void, WriteAttempt[]>()('zms', 'GET /zms-writer/:id/writes', {
      assumed: true,
      access: SEE_ATTEMPTS,
    }),
    writeAll: endpoint<WriteAll, { scheduled: number }>()('zms', 'POST /zms-writer/write_all', {
      assumed: true,
      access: 'zms:list',
      guard: 'notes',
      carries: '`filter` (that of the list), `count`, `reason`',
    }),
  },
  'zms-writer-tenant-list': {
    figures: endpoint<void, WriteFigures>()('zms', 'GET /zms-writer-tenant/figures', {
      assumed: true,
      access: SEE_WRITES,
    }),
    writes: endpoint<void, WriteAttempt[]>()('zms', 'GET /zms-writer-tenant/:id/writes', {
      assumed: true,
      access: SEE_ATTEMPTS,
    }),
    writeAll: endpoint<WriteAll, { scheduled: number }>()(
      'zms',
      'POST /zms-writer-tenant/write_all',
      {
        assumed: true,
        access: 'zms-loan:list',
        guard: 'notes',
        carries: '`filter` (that of the list), `count`, `reason`',
      },
    ),
  },
};

/** A list of reports. */
export type ReportList = keyof typeof reportCalls;
