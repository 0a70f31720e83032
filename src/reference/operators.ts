import type { MobileOperator } from '../domain/enums/common';
import type { SmsNetwork } from '../domain/enums/messaging';

/** A mobile operator with the proper name it is shown by (docs/domain/input.md 6.2). */
export interface Operator {
  code: MobileOperator;
  name: string;
  /** First two digits of its numbers. A hint only: numbers keep them when people change operator. */
  prefixes: readonly string[];
}

/** Prefixes are public knowledge, not from the documents; operators without any are left empty. */
export const operators: readonly Operator[] = [
  { code: 'mobicom', name: 'Mobicom', prefixes: ['85', '94', '95', '99'] },
  { code: 'unitel', name: 'Unitel', prefixes: ['80', '86', '88', '89'] },
  { code: 'skytel', name: 'Skytel', prefixes: ['90', '91', '92', '96'] },
  { code: 'gmobile', name: 'G-Mobile', prefixes: ['83', '93', '97', '98'] },
  { code: 'lime', name: 'Lime', prefixes: [] },
  { code: 'ondo', name: 'Ondo', prefixes: [] },
];

/** The operator that a phone number of eight digits seems to belong to; undefined where nothing is known. */
export function operatorOf(phone: string): Operator | undefined {
  return operators.find((operator) => operator.prefixes.includes(phone.slice(0, 2)));
}

/** The network that a message to a number goes over, as far as its first digits say. */
export const networkOf = (phone: string): SmsNetwork => operatorOf(phone)?.code ?? 'OTHER';
