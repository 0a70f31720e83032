import type { PublishState } from '../../domain/enums/content';
import { lifecycleOf } from '../../domain/lifecycles/LendingAct';
import type { Access } from '../../entity/entity';

/** The life cycle that all content shares: published or not, there and back (specification 2 §4, domain 4.30). */
export const publishing = (access: Access) =>
  lifecycleOf<PublishState>()('state', {
    publish: {
      from: ['UNPUBLISHED'],
      to: 'PUBLISHED',
      access,
      confirm: 'yes-no',
      reverse: 'unpublish',
    },
    unpublish: {
      from: ['PUBLISHED'],
      to: 'UNPUBLISHED',
      access,
      confirm: 'yes-no',
      reverse: 'publish',
    },
  });
