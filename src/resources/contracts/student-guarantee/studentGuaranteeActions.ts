import { conditionsOf } from '../../../entity/Condition';
import {
  studentGuaranteeConditions,
  type StudentGuaranteeFacts,
} from '../../../domain/lifecycles/conditions/contractConditions';
import {
  type StudentGuaranteeActName,
  studentGuaranteeLifecycle,
} from '../../../domain/lifecycles/studentGuaranteeLifecycle';
import type { Lifecycle } from '../../../entity/lifecycle';
import { money } from '../../../fields';
import type { studentGuaranteeFields } from './studentGuaranteeFields';

const inputs = { renew: { newLimit: money({ required: true, min: '1' }) } } as const;

/**
 * The life cycle of a student's guarantee contract with what its acts ask for; its number is typed to confirm what is
 * final. The facts come with the record; without them (an old answer) nothing is held against an act: the gateway judges.
 */
export const studentGuaranteeLife = {
  ...studentGuaranteeLifecycle,
  inputs,
  inputDefaults: { renew: ({ limit }) => ({ newLimit: limit }) },
  conditions: (action, { facts }) =>
    facts ? conditionsOf(studentGuaranteeConditions, action)(facts as StudentGuaranteeFacts) : null,
  code: 'contractNumber',
} as const satisfies Lifecycle<
  typeof studentGuaranteeFields,
  'state',
  StudentGuaranteeActName,
  typeof inputs
>;
