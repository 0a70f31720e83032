import choice from '../../../../src/resources/organization/unit-choice/unitChoice.entity';
import type { Hooks } from '../../../engine/Hooks';
import { knownOf } from '../knownOf';

/** The records of `org-unit`, as far as who chooses one of them may know. */
export const hooks: Hooks = {
  resource: choice.name,
  keptBy: 'org-unit',
  present: knownOf(choice),
  presentRow: knownOf(choice),
};
