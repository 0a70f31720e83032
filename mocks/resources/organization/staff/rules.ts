import staff from '../../../../src/resources/organization/staff/staff.entity';
import type { Hooks } from '../../../engine/Hooks';
import { knownOf } from '../knownOf';

/** Colleagues are the accounts of the identity provider, without what only its keepers see. */
export const hooks: Hooks = {
  resource: staff.name,
  keptBy: 'users',
  present: knownOf(staff),
  presentRow: knownOf(staff),
};
