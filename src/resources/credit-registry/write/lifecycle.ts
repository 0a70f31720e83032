import { writeProblems } from '../../../domain/creditRegistry/writeProblems';
import {
  CreditRegistryLoanType,
  type CreditRegistryWriteState,
} from '../../../domain/enums/credit-registry';
import { type Conditions, conditionsOf } from '../../../entity/Condition';
import type { Access } from '../../../entity/entity';
import type { AskDefaults, AskRules, Asks, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { choice, date, text } from '../../../fields';
import type { writeFields } from './write.entity';

type WriteActionName = 'write_one' | 'update_written' | 'correct_write';

/** What a correction asks for; class, balance and state are always written as they are that day. */
const inputs = {
  correct_write: {
    reportedContract: text({ required: true, max: 20 }),
    reportedType: choice(CreditRegistryLoanType, { required: true, only: ['LOAN', 'LOAN_LINE'] }),
    reportedEnd: date({ required: true }),
  },
} as const satisfies Asks<WriteActionName>;

const inputDefaults: AskDefaults<typeof inputs, typeof writeFields> = {
  correct_write: ({ reportedContract, reportedType, reportedEnd }) => ({
    reportedContract,
    reportedType: reportedType === 'UNKNOWN' ? null : reportedType,
    reportedEnd,
  }),
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What the registry would refuse is refused before it is sent. */
const inputRules: AskRules<typeof inputs, typeof writeFields> = {
  correct_write: (values, { lendedDate }) =>
    writeProblems({
      reportedContract: textOf(values.reportedContract),
      reportedType: textOf(values.reportedType),
      reportedEnd: textOf(values.reportedEnd),
      lendedDate: textOf(lendedDate),
    }),
};

/** What the conditions of a report's actions are calculated from; the gateway sends it with the record. */
export interface RegistryWriteFacts {
  /** In how many things the registry's record differs from ours. */
  differences: number;
  hasFailed: boolean;
  /** The person's lender is the one that wrote, or nobody did yet. */
  isWriter: boolean;
}

/**
 * Conditions of the actions of a report beyond state and right (docs/domain/registries.md 2.1, 2.3: only the lender that
 * wrote may correct).
 */
export const registryWriteConditions: Conditions<WriteActionName, RegistryWriteFacts> = {
  update_written: [{ key: 'no_difference', holds: ({ differences }) => differences > 0 }],
  correct_write: [
    {
      key: 'nothing_to_correct',
      holds: ({ differences, hasFailed }) => hasFailed || differences > 0,
    },
    { key: 'not_the_writer', holds: ({ isWriter }) => isWriter },
  ],
};

/** Why an action is closed beside state and right; without facts the gateway judges. */
const writeBlock = (
  action: WriteActionName,
  { facts }: { readonly facts?: unknown },
): ConditionBlock | null =>
  facts ? conditionsOf(registryWriteConditions, action)(facts as RegistryWriteFacts) : null;

/**
 * The reporting of one loan to the credit registry (docs/domain/registries.md 2.1, 2.3). What is scheduled is written
 * by the next day, by time; what was written is sent again only as an update.
 * @param write who writes: staff of the registry, or a lender its own
 * @param correct who corrects a report
 */
export const writeLifecycle = (write: Access, correct: Access) =>
  ({
    ...lifecycleOf<CreditRegistryWriteState>()(
      'writeStatus',
      {
        write_one: {
          success: 'toast.zms_write_scheduled',
          from: ['NEVER', 'FAILED', 'SCHEDULED'],
          to: 'SCHEDULED',
          access: write,
          guard: 'notes',
          confirm: 'consequence',
          tone: 'primary',
        },
        update_written: {
          success: 'toast.zms_write_scheduled',
          from: ['SUCCESSFULLY'],
          to: 'SCHEDULED',
          access: write,
          guard: 'notes',
          confirm: 'consequence',
        },
        correct_write: {
          success: 'toast.zms_write_scheduled',
          from: ['FAILED', 'SUCCESSFULLY'],
          to: 'SCHEDULED',
          access: correct,
          guard: 'proof',
          confirm: 'reason',
        },
      },
      [
        { from: ['SCHEDULED'], to: 'SUCCESSFULLY', by: 'time' },
        { from: ['SCHEDULED'], to: 'FAILED', by: 'time' },
      ],
    ),
    inputs,
    inputDefaults,
    inputRules,
    conditions: writeBlock,
    outside: {
      by: 'registry',
      // A report says what is: one that got lost is written once more, and the registry knows no more than before.
      answer: ({ writeStatus }: { readonly writeStatus?: unknown }) =>
        writeStatus === 'SCHEDULED' ? 'sent' : null,
      looks: [],
    },
  }) as const;
