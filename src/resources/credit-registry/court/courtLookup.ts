import { loanLookupOf } from '../../loans/search/loanLookup';

/** Whose court documents are looked for. */
export type CourtLookup = { regnum: string } | { phone: string } | { code: string };

/** Tells what was typed: register number, phone, or a loan's code. Undefined while it is none of them. */
export function courtLookupOf(typed: string): CourtLookup | undefined {
  const lookup = loanLookupOf(typed);
  if (!lookup || lookup.kind === 'account') return undefined;
  return { [lookup.kind]: lookup.value } as CourtLookup;
}
