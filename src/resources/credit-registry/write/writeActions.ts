import { writeProblems } from '../../../domain/creditRegistry/writeProblems';
import { CreditRegistryLoanType } from '../../../domain/enums/credit-registry';
import { conditionsOf } from '../../../domain/lifecycles/conditions/Condition';
import {
  registryWriteConditions,
  type RegistryWriteFacts,
} from '../../../domain/lifecycles/conditions/registryConditions';
import {
  registryWriteLifecycle,
  tenantWriteLifecycle,
  type RegistryWriteActName,
} from '../../../domain/lifecycles/registryLifecycles';
import type { Lifecycle } from '../../../entity/lifecycle';
import { choice } from '../../../fields/choice';
import { date } from '../../../fields/date';
import { text } from '../../../fields/text';

type Values = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What a correction asks for; class, balance and state are always written as they are that day. */
const inputs: Lifecycle['inputs'] = {
  correct_write: {
    reportedContract: text({ required: true, max: 20 }),
    reportedType: choice(CreditRegistryLoanType, { required: true, only: ['LOAN', 'LOAN_LINE'] }),
    reportedEnd: date({ required: true }),
  },
};

const inputDefaults: Lifecycle['inputDefaults'] = {
  correct_write: ({ reportedContract, reportedType, reportedEnd }) => ({
    reportedContract,
    reportedType: reportedType === 'UNKNOWN' ? null : reportedType,
    reportedEnd,
  }),
};

/** What the registry would refuse is refused before it is sent. */
const inputRules: Lifecycle['inputRules'] = {
  correct_write: (values: Values, { lendedDate }: Values) =>
    writeProblems({
      reportedContract: textOf(values.reportedContract),
      reportedType: textOf(values.reportedType),
      reportedEnd: textOf(values.reportedEnd),
      lendedDate: textOf(lendedDate),
    }),
};

const conditions: Lifecycle['conditions'] = (action, { facts }) =>
  facts
    ? conditionsOf(
        registryWriteConditions,
        action as RegistryWriteActName,
      )(facts as RegistryWriteFacts)
    : null;

const around = { inputs, inputDefaults, inputRules, conditions, code: 'loanCode' } as const;

/** The life of a report with all that its acts ask for. */
export const writeLife = { ...registryWriteLifecycle, ...around } as const;

/** The same for a lender's own reports. */
export const tenantWriteLife = { ...tenantWriteLifecycle, ...around } as const;
