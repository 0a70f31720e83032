import { writeProblems } from '../../../domain/creditRegistry/writeProblems';
import { CreditRegistryLoanType } from '../../../domain/enums/credit-registry';
import { conditionsOf } from '../../../entity/Condition';
import {
  registryWriteConditions,
  type RegistryWriteFacts,
} from '../../../domain/lifecycles/conditions/registryConditions';
import {
  registryWriteLifecycle,
  tenantWriteLifecycle,
  type RegistryWriteActName,
} from '../../../domain/lifecycles/registryLifecycles';
import type { AskDefaults, AskRules, Asks } from '../../../entity/lifecycle';
import { choice, date, text } from '../../../fields';
import type { writeFields } from './writeFields';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a correction asks for; class, balance and state are always written as they are that day. */
const inputs = {
  correct_write: {
    reportedContract: text({ required: true, max: 20 }),
    reportedType: choice(CreditRegistryLoanType, { required: true, only: ['LOAN', 'LOAN_LINE'] }),
    reportedEnd: date({ required: true }),
  },
} as const satisfies Asks<RegistryWriteActName>;

const inputDefaults: AskDefaults<typeof inputs, typeof writeFields> = {
  correct_write: ({ reportedContract, reportedType, reportedEnd }) => ({
    reportedContract,
    reportedType: reportedType === 'UNKNOWN' ? null : reportedType,
    reportedEnd,
  }),
};

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

const conditions = (action: RegistryWriteActName, { facts }: { readonly facts?: unknown }) =>
  facts ? conditionsOf(registryWriteConditions, action)(facts as RegistryWriteFacts) : null;

const around = { inputs, inputDefaults, inputRules, conditions, code: 'loanCode' } as const;

/** The life of a report with all that its acts ask for. */
export const writeLife = { ...registryWriteLifecycle, ...around } as const;

/** The same for a lender's own reports. */
export const tenantWriteLife = { ...tenantWriteLifecycle, ...around } as const;
