import { loanLookupOf } from '../../loans/search/loanLookup';

/** Whom the registry is searched for. */
export type RegistryLookup = { regnum: string } | { code: string };

/** Tells what was typed: a register number of a person or a company, or a loan's code. Undefined while it is neither. */
export function registryLookupOf(typed: string): RegistryLookup | undefined {
  const lookup = loanLookupOf(typed);
  if (lookup?.kind === 'regnum') return { regnum: lookup.value };
  return lookup?.kind === 'code' ? { code: lookup.value } : undefined;
}
