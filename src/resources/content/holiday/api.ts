import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type { HolidayDay } from '../../../domain/holidays';

/** What a new holiday would do. */
export interface HolidayEffect {
  /** Due dates that fall on it, whether or not the product moves them off days off. */
  falling: number;
  /** Those of them that it would move, and the loans that they are of. */
  dueDates: number;
  loans: number;
  /** The first of these days and where they go; null where none is moved. */
  from: string | null;
  to: string | null;
  /** The holiday that has this day already; null where it is free. */
  taken: string | null;
}

/** Asks what a holiday would move, before it is added. 400 for what is no day. */
export const askHolidayEffect = endpoint<HolidayDay, HolidayEffect>()(
  'main',
  'POST /holidays/effect',
  {
    safePost: true,
    assumed: true,
    access: 'admin:access',
    carries: '`date` and `isYearly` of the holiday; only asks',
    isShaped: hasField('dueDates'),
  },
);
