import type { LevelChangeState } from '../enums/customerIdentity';
import { LEVEL } from './identityRights';
import { lifecycleOf } from '../../entity/lifecycleOf';

/** A change of level that points have earned or lost: staff confirm it (docs/domain/customers.md 7.2). */
export const levelLifecycle = lifecycleOf<LevelChangeState>()(
  'state',
  {
    accept_level: {
      from: ['QUEUED'],
      to: 'APPLIED',
      access: LEVEL,
      confirm: 'yes-no',
      tone: 'primary',
    },
    refuse_level: {
      from: ['QUEUED'],
      to: 'REFUSED',
      access: LEVEL,
      confirm: 'yes-no',
      tone: 'danger',
    },
  },
  [{ from: ['REFUSED'], to: 'QUEUED', by: 'points' }],
);
