import type { RegistryWriteFacts } from '../../../../src/resources/credit-registry/write/lifecycle';
import { comparedWith, scheduledWrite } from './writeRecord';
import type { ReportedLoan } from '../../../../src/domain/creditRegistry/reportedLoan';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { without, type MockRecord } from '../../../engine/MockRecord';
import { followLoans, tellLoan } from './registryWrites';

const HIDDEN: ReadonlySet<string> = new Set(['writes', 'registry']);

const factsOf = (write: MockRecord, { caller }: Call): { facts: RegistryWriteFacts } => ({
  facts: {
    differences: (write.differences as unknown[]).length,
    hasFailed: write.writeStatus === 'FAILED',
    isWriter: write.writtenBy === null || write.writtenBy === caller.tenantAlias,
  },
});

const shown = (write: MockRecord, call: Call): MockRecord => ({
  ...without(write, HIDDEN),
  ...factsOf(write, call),
});

type Action = NonNullable<Hooks['actions']>[string];

const write: Action = (record, { store, caller }) => {
  const patch = scheduledWrite(record, store.clock.iso(), caller.id);
  tellLoan(store, { ...record, ...patch });
  return patch;
};

/** What was wrong is put right, compared again, and sent with the next end of day. */
const correct: Action = (record, { store, caller }, asked) => {
  const corrected = { ...record, ...asked };
  const compared = comparedWith(corrected, record.registry as ReportedLoan | null);
  const next = { ...corrected, ...compared };
  const patch = { ...asked, ...compared, ...scheduledWrite(next, store.clock.iso(), caller.id) };
  tellLoan(store, { ...record, ...patch });
  return patch;
};

/**
 * Reports of our loans: actions schedule, the end of the day writes, the loan's file follows (R7, R20,
 * docs/domain/registries.md 2.1; docs/domain/money.md 9.1).
 */
export const hooks: Hooks = {
  resource: 'zms-writer',
  passing: followLoans,
  follows: ['loans'],
  judged: factsOf,
  present: shown,
  presentRow: shown,
  recorded: ['reportedContract', 'reportedType', 'reportedEnd', 'error'],
  actions: { write_one: write, update_written: write, correct_write: correct },
  filters: {
    isWritable:
      ([wanted]) =>
      ({ writeStatus }) =>
        (writeStatus === 'NEVER' || writeStatus === 'FAILED') === (wanted === 'true'),
  },
  history: (record) =>
    [
      ...(record.writes as { at: string; by: string | null; code: number; error: string | null }[]),
    ].map(({ at, by, code, error }) => ({
      at,
      by,
      action: code === 0 ? 'schedule_write' : 'end_of_day',
      field: 'writeStatus',
      from: code === 0 ? 'NEVER' : 'SCHEDULED',
      to: code === 0 ? 'SCHEDULED' : code === 1 ? 'SUCCESSFULLY' : 'FAILED',
      origin: 'AUTO' as const,
      ...(error ? { reason: error } : {}),
    })),
};
