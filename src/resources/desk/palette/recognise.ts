import { typedIn } from '../../../domain/anyAlphabet';
import { lookupOf, type Lookup } from '../../customers/customer/lookup';
import { loanLookupOf } from '../../loans/search/loanLookup';

/** What a text may be the number of. */
export type Recognised =
  | { readonly kind: 'customer'; readonly lookup: Lookup }
  | { readonly kind: 'loan'; readonly code?: string; readonly account?: string };

const LONGEST = 40;

/** A register number as it was typed, with its look-alikes repaired, and as the keys of both Cyrillic layouts have it. */
function lookupsOf(plain: string): readonly Lookup[] {
  const small = plain.toLowerCase();
  const readings = [plain, typedIn(small, 0), typedIn(small, 1)];
  const lookups = readings.flatMap((reading) => lookupOf(reading) ?? []);
  return lookups.filter(
    ({ value }, at) => lookups.findIndex((other) => other.value === value) === at,
  );
}

/**
 * What was typed or pasted into the palette, however it was typed: a register number of a person (in any keyboard layout)
 * or a company, a phone, the code or the account of a loan. A text may be several of them, or none (docs/domain/interface.md 3.6).
 */
export function recognise(typed: string): readonly Recognised[] {
  const plain = typed
    .slice(0, LONGEST)
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
  const loan = loanLookupOf(plain);
  return [
    ...(loan && (loan.kind === 'code' || loan.kind === 'account')
      ? [{ kind: 'loan', [loan.kind]: loan.value } as const]
      : []),
    // The code of a loan, which begins with Latin letters and has dashes, is no register number.
    ...(loan?.kind === 'code' && plain.includes('-') ? [] : lookupsOf(plain)).map(
      (lookup) => ({ kind: 'customer', lookup }) as const,
    ),
  ];
}
