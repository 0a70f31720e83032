import type { Lifecycle } from '../../entity/lifecycle';

/** The life cycle that all content shares: published or not, there and back (specification 2 §4, domain 4.30). */
export const publishing = (access: string): Lifecycle<'state'> => ({
  field: 'state',
  actions: {
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
  },
});
