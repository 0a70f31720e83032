import { registryClassOf } from '../../../../src/domain/classification';
import {
  differencesOf,
  type ReportedLoan,
} from '../../../../src/domain/creditRegistry/reportedLoan';
import { writeProblems } from '../../../../src/domain/creditRegistry/writeProblems';
import type { CreditRegistryLoanType } from '../../../../src/domain/enums/credit-registry';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { WriteAttempt } from '../../../../src/resources/credit-registry/write/api';
import { consoleTexts } from '../../../engine/consoleTexts';
import type { MockRecord } from '../../../engine/MockRecord';
import { fileOf } from '../../loans/book/fileOf';

type Patch = Record<string, unknown>;

const OPEN: readonly unknown[] = OPEN_LOAN_STATES;
const CODES = { SCHEDULED: 0, SUCCESSFULLY: 1, FAILED: 2 } as const;

/** What a report shows of its loan, as the loan is now. */
export function statusOf(loan: MockRecord): Patch {
  const { storedClass, state } = fileOf(loan);
  const overdueDays = Number(loan.overdueDays ?? 0);
  const isOpen = OPEN.includes(state);
  return {
    loanState: state === 'CLOSED' ? 'FINISHED' : overdueDays > 0 ? 'EXPIRED' : null,
    classification: registryClassOf(storedClass),
    balance: state === 'CLOSED' ? '0.00' : loan.balance,
    overdueDays: isOpen ? overdueDays : null,
    isOpen,
    tenant: loan.tenant,
  };
}

/** What would be reported of a loan now. */
export const oursOf = (write: MockRecord): ReportedLoan => ({
  regnum: (write.regnum as string | null | undefined) ?? null,
  classification: write.classification as ReportedLoan['classification'],
  balance: write.balance as string,
  loanState: write.loanState as ReportedLoan['loanState'],
  contract: write.reportedContract as string | null,
  loanType: write.reportedType as CreditRegistryLoanType,
  endDate: write.reportedEnd as string | null,
});

/** The fields that follow from what the registry holds. */
export function comparedWith(write: MockRecord, registry: ReportedLoan | null): Patch {
  const differences = differencesOf(oursOf(write), registry);
  return {
    registry,
    registryRegnum: registry?.regnum ?? null,
    registryClass: registry?.classification ?? null,
    registryBalance: registry?.balance ?? null,
    registryState: registry?.loanState ?? null,
    registryContract: registry?.contract ?? null,
    registryType: registry?.loanType ?? null,
    registryEnd: registry?.endDate ?? null,
    differences,
    isDifferent: differences.length > 0,
  };
}

/** The code of a write that waits and replaces one that has arrived; the documents name 0 and 50. [R] */
const WRITING_ANEW = 50;

const attempt = (
  write: MockRecord,
  status: keyof typeof CODES,
  at: string,
  by: string | null,
  error: string | null = null,
): WriteAttempt => {
  const before = (write.registry as ReportedLoan | null) ?? null;
  const after = oursOf(write);
  return {
    id: `${write.id}-${((write.writes as unknown[] | null) ?? []).length + 1}`,
    at,
    by,
    code: status === 'SCHEDULED' && write.writtenAt ? WRITING_ANEW : CODES[status],
    error,
    before,
    after,
    differences: differencesOf(after, before),
  };
};

const withAttempt = (write: MockRecord, made: WriteAttempt): Patch => ({
  code: made.code,
  error: made.error,
  writes: [made, ...((write.writes as WriteAttempt[] | null) ?? [])],
});

/** A write that waits: it arrives with the end of the day. */
export const scheduledWrite = (write: MockRecord, at: string, by: string | null): Patch => ({
  writeStatus: 'SCHEDULED',
  ...withAttempt(write, attempt(write, 'SCHEDULED', at, by)),
});

/** A write that arrived: the registry holds now what is ours. */
export const arrivedWrite = (write: MockRecord, at: string): Patch => ({
  writeStatus: 'SUCCESSFULLY',
  writtenAt: at,
  writtenBy: write.tenant,
  ...withAttempt(write, attempt(write, 'SUCCESSFULLY', at, null)),
  ...comparedWith(write, oursOf(write)),
});

/** A write that the registry refused, with its words. */
export const refusedWrite = (write: MockRecord, at: string, error: string): Patch => ({
  writeStatus: 'FAILED',
  ...withAttempt(write, attempt(write, 'FAILED', at, null, error)),
});

/** Why the registry would refuse the report, in its words; null when it would take it. */
export function errorOf(write: MockRecord): string | null {
  const [problem] = writeProblems({
    reportedContract: write.reportedContract as string | null,
    reportedType: write.reportedType as string | null,
    reportedEnd: write.reportedEnd as string | null,
    lendedDate: write.lendedDate as string | null,
  });
  if (!problem) return null;
  return consoleTexts(problem.message).mn;
}
