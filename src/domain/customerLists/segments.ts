import type { Segment, SegmentKind } from '../enums/customerLists';

/** What a customer's segments follow from. */
export interface Segmented {
  type?: unknown;
  name?: unknown;
  /** Studies, as far as the gateway knows. */
  isStudent: boolean;
}

/** Short forms of law at the end of a company's name. */
const FORMS: readonly (readonly [RegExp, Segment])[] = [
  [/(^|\s)ХХК\s*$/u, 32],
  [/(^|\s)ХК\s*$/u, 31],
  [/(^|\s)ТББ\s*$/u, 62],
];

/** Limited companies are the usual form of law: a name that says none is one. */
const USUAL_COMPANY: Segment = 32;

/**
 * The segments that a customer belongs to (docs/domain/customers.md 1.3): one entity segment, by the kind of customer
 * and the form of law; citizens also one customer segment, student or ordinary.
 */
export function segmentsOf({ type, name, isStudent }: Segmented): Segment[] {
  if (type !== 'COMPANY') return [81, isStudent ? 8101 : 8102];
  const form = FORMS.find(([pattern]) => pattern.test(String(name ?? '')));
  return [form?.[1] ?? USUAL_COMPANY];
}

/** Entity segments have two digits, customer segments four (docs/domain/customers.md 1.3). */
export const segmentKindOf = (segment: Segment): SegmentKind =>
  segment < 1_000 ? 'ENTITY' : 'CUSTOMER';
