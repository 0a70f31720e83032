import { daysBetween } from '../../../../src/domain/dates';
import type { Hooks } from '../../../engine/Hooks';

/** Days pass for who does not use the app. */
export const hooks: Hooks = {
  resource: 'merchant-employee',
  newDay: ({ lastSeenAt }, today) =>
    typeof lastSeenAt === 'string'
      ? { idleDays: daysBetween(lastSeenAt.slice(0, 10), today) ?? null }
      : undefined,
};
