import { lookupOf } from '../../customers/customer/lookup';

export interface LoanLookup {
  kind: 'code' | 'regnum' | 'phone' | 'account';
  /** The value as the gateway wants it. */
  value: string;
}

/** `LN-2026-000123` */
const CODE = /^LN-[\d-]{3,20}$/;
/** The account of the loan's ledger. */
const LEDGER = /^LN\d{10}$/;
/** The number at the end of a code. */
const NUMBER = /^\d{6}$/;
/** Account of a bank. */
const ACCOUNT = /^\d{9,20}$/;
const LONGEST = 40;

/**
 * Tells what was typed into the search for loans: the code of a loan or its number, a register number (of a person or a
 * company), a phone, an account. Undefined while it is none of them.
 */
export function loanLookupOf(typed: string): LoanLookup | undefined {
  const plain = typed
    .slice(0, LONGEST)
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
  if (CODE.test(plain)) return { kind: 'code', value: plain };
  if (LEDGER.test(plain)) return { kind: 'account', value: plain };
  const person = lookupOf(plain);
  if (person) return person;
  if (NUMBER.test(plain)) return { kind: 'code', value: plain };
  return ACCOUNT.test(plain) ? { kind: 'account', value: plain } : undefined;
}
