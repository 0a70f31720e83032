import { addDays } from '../../../../src/domain/dates';

/** Id of the first entry of the sample: that of the well-known customer on the black list. */
export const FIRST_ENTRY = 1_001;

/** Since when the customers of the sample are on the black list: later than anything that was lent to them. */
export const blackSince = (today: string): string => addDays(today, -1);
