import type { Hooks } from '../../../engine/Hooks';
import { hooks as all } from '../write/rules';

/** A lender's own reports: the same records and actions, under a right and an address of their own. */
export const hooks: Hooks = {
  ...all,
  resource: 'zms-writer-tenant-list',
  keptBy: 'zms-writer',
  passing: undefined,
};
