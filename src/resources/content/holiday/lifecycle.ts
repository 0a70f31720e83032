import type { HolidayState } from '../../../domain/enums/content';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/** Who reads the calendar of holidays, and who keeps it: it moves due dates of every lender. */
export const SEE_HOLIDAYS = 'holiday:list';
export const KEEP_HOLIDAYS = 'admin:access';

/** Holidays: taken out of the calendar by people, over with time (docs/domain/organisation.md 1.3). */
export const holidayLifecycle = {
  ...lifecycleOf<HolidayState>()('state', {
    remove: {
      success: 'toast.deleted',
      failure: 'error.delete_failed',
      from: ['IN_FORCE'],
      to: 'REMOVED',
      access: KEEP_HOLIDAYS,
      confirm: 'reason',
    },
  }),
  auto: [{ from: ['IN_FORCE'], to: 'PAST', by: 'the end of its day' }],
} as const;
