import type { ContractState } from '../../../domain/enums/contracts';
import { compareMoney, formatMoney } from '../../../domain/money';
import { CONTRACT } from '../../../domain/settings';
import { type Conditions, conditionsOf } from '../../../entity/Condition';
import type { AskRules, Lifecycle } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { money } from '../../../fields';
import type { studentGuaranteeFields } from './studentGuarantee.entity';

/** Cancels and renews (docs/domain/contracts.md 10.1, 10.2; docs/domain/lending.md 14.2). */
const STUDENT_CONTRACT = 'contract-stud:create';

const table = lifecycleOf<ContractState>()(
  'state',
  {
    renew: {
      from: ['InvestorSigned'],
      to: 'Modified',
      access: STUDENT_CONTRACT,
      confirm: 'reason',
    },
    cancel_contract: {
      success: 'toast.contract_cancelled',
      failure: 'error.cancel_failed',
      from: ['Created', 'InvestorSigned', 'Modified'],
      to: 'Canceled',
      access: STUDENT_CONTRACT,
      confirm: 'consequence',
      irreversible: true,
      consequences: ['limit'],
      tone: 'danger',
    },
  },
  [
    { from: ['Created'], to: 'InvestorSigned', by: 'signature' },
    { from: ['Created'], to: 'AutoCanceled', by: 'time' },
  ],
);

type ActionName = keyof typeof table.actions;

const inputs = {
  renew: { newLimit: money({ required: true, min: '1', max: CONTRACT.studentLimitMax }) },
} as const;

/** Nobody lends more than those who are bound answer for (docs/domain/contracts.md 10.2). */
const withinLiability: AskRules<typeof inputs, typeof studentGuaranteeFields>['renew'] = (
  { newLimit },
  { liabilityTotal },
) =>
  compareMoney(newLimit, liabilityTotal) === 1
    ? [
        {
          field: 'newLimit',
          message: 'contract_rules.limit_above',
          values: { max: formatMoney(liabilityTotal) },
        },
      ]
    : [];

/** What the conditions of a student's guarantee contract are calculated from. */
export interface StudentGuaranteeFacts {
  /** Student and tuition loans of the student that are requested, on hold, ongoing, in the risk department or in court. */
  openLoans: number;
  isArchive: boolean;
}

/**
 * A student's guarantors are not released while a loan of the student is open (docs/domain/contracts.md 10.1, 10.2;
 * docs/domain/lending.md 14.2).
 */
export const studentGuaranteeConditions: Conditions<ActionName, StudentGuaranteeFacts> = {
  renew: [{ key: 'archived', holds: ({ isArchive }) => !isArchive }],
  cancel_contract: [
    {
      key: 'open_student_loans',
      holds: ({ openLoans }) => openLoans === 0,
      values: ({ openLoans }) => ({ count: openLoans }),
    },
  ],
};

/**
 * The guarantee contract of a student (docs/domain/contracts.md 10.1, 10.2; docs/domain/lending.md 14.2): cancelled for
 * good, or renewed for another school year. It is signed in the application, and cancelled by itself when that does not
 * happen in time. The facts come with the record; without them (an old
 * answer) no condition blocks an action here: the gateway decides.
 */
export const studentGuaranteeLifecycle = {
  ...table,
  inputs,
  inputDefaults: { renew: ({ limit }) => ({ newLimit: limit }) },
  inputRules: { renew: withinLiability },
  conditions: (action, { facts }) =>
    facts ? conditionsOf(studentGuaranteeConditions, action)(facts as StudentGuaranteeFacts) : null,
} as const satisfies Lifecycle<typeof studentGuaranteeFields, 'state', ActionName, typeof inputs>;
