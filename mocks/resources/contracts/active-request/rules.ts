import { daysBetween } from '../../../../src/domain/dates';
import type { ContractRequestStage } from '../../../../src/domain/enums/contracts';
import { STAGE_HOURS } from './samples';
import type { Hooks } from '../../../engine/Hooks';

const DAY_HOURS = 24;

/** Requests grow older with every day. */
export const hooks: Hooks = {
  resource: 'online/active-requests',
  newDay: (record, today) => {
    const days = daysBetween(record.stageSince as string, today) ?? 0;
    const waitedHours = days * DAY_HOURS;
    const allowed = STAGE_HOURS[record.stage as ContractRequestStage];
    return { waitedHours, isLate: waitedHours > allowed };
  },
};
