import { filteredPath } from '../../../framework/list/filteredPath';

/** The list of the loans that are to be repaid on a day. */
export const duePath = (date: string): string =>
  filteredPath('/loans', { refundDate: { from: date, to: date } });
