import choice from '../../../../src/resources/organization/position-choice/positionChoice.entity';
import type { Hooks } from '../../../engine/Hooks';
import { knownOf } from '../knownOf';

/** The records of `org-position`, as far as who chooses one of them may know. */
export const hooks: Hooks = {
  resource: choice.name,
  keptBy: 'org-position',
  present: knownOf(choice),
  presentRow: knownOf(choice),
};
