import choice from '../../../../src/resources/organization/branch-choice/branchChoice.entity';
import type { Hooks } from '../../../engine/Hooks';
import { knownOf } from '../knownOf';

/** The records of `org-branch`, as far as who chooses one of them may know. */
export const hooks: Hooks = {
  resource: choice.name,
  keptBy: 'org-branch',
  present: knownOf(choice),
  presentRow: knownOf(choice),
};
