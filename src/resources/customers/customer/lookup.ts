import {
  normalisePhone,
  isCompanyRegisterNumber,
  validatePhone,
} from '../../../domain/identifiers';
import { isRegisterNumber, repairRegisterNumber } from '../../../domain/registerNumber';

export type LookupKind = 'regnum' | 'phone';

export interface Lookup {
  kind: LookupKind;
  /** The value as the gateway wants it. */
  value: string;
}

/**
 * Tells what was typed into the customer look-up: a register number (with Latin look-alikes repaired; of a
 * company too) or a phone number. Undefined while it is neither.
 */
export function lookupOf(typed: string): Lookup | undefined {
  const repaired = repairRegisterNumber(typed).value;
  if (isRegisterNumber(repaired)) return { kind: 'regnum', value: repaired };
  const digits = normalisePhone(typed);
  if (!validatePhone(digits)) return { kind: 'phone', value: digits };
  if (isCompanyRegisterNumber(digits)) return { kind: 'regnum', value: digits };
  return undefined;
}
