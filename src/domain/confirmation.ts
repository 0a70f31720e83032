import { CONFIRM } from './settings';

/**
 * What is typed of a record's number (docs/domain/interface.md 6.2): its last four digits, which every keyboard layout
 * has. @param number a code or an id, with whatever stands between its digits
 */
export const lastDigits = (number: string): string =>
  number.replaceAll(/\D/g, '').slice(-CONFIRM.typedDigits);

/** Whether an action on so many records has to be typed, whatever it is (docs/domain/interface.md 6.2). */
export const isMany = (records: number): boolean => records > CONFIRM.untypedRecords;

/** Whether what was typed is what was asked for: blanks around it and letter case do not matter. */
export const isTyped = (typed: string, asked: string): boolean =>
  typed.trim().toLowerCase() === asked.toLowerCase();
