import type { Hooks } from '../../../engine/Hooks';

/** Movements belong to the statement itself: lists do not carry them. */
export const hooks: Hooks = {
  resource: 'customers/statement',
  presentRow: (statement) => ({ ...statement, rows: undefined }),
};
