import { compareMoney } from '../money';

/**
 * Fields of a customer that the state registry knows too, in the order of the comparison
 * (docs/domain/registries.md 4.3).
 */
export const XYP_FIELDS = [
  'lastName',
  'firstName',
  'surname',
  'civilId',
  'birthDate',
  'gender',
  'bornPlace',
  'nationality',
  'maritalStatus',
  'officialAddress',
  'workplace',
  'salary',
] as const;
export type XypField = (typeof XYP_FIELDS)[number];

export const isXypField = (value: unknown): value is XypField =>
  XYP_FIELDS.includes(value as XypField);

/** A field in which our record and the registry's differ; null = nothing is there. */
export interface XypDifference {
  field: XypField;
  ours: string | null;
  theirs: string;
}

type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  return text.trim() === '' ? null : text.trim();
};

/** Spaces, letter case and the dash that is used do not make another name. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase();

function same(field: XypField, ours: string, theirs: string): boolean {
  if (field === 'salary') return compareMoney(ours, theirs) === 0;
  return plain(ours) === plain(theirs);
}

/**
 * Compares our record with the registry's answer, field by field. What the registry does not say is no difference: it
 * never empties a field of ours.
 */
export function xypDifferences(ours: Values, theirs: Values): XypDifference[] {
  return XYP_FIELDS.flatMap((field) => {
    const [own, state] = [textOf(ours[field]), textOf(theirs[field])];
    if (state === null || (own !== null && same(field, own, state))) return [];
    return [{ field, ours: own, theirs: state }];
  });
}
