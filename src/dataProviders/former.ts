/**
 * Under this name a row of a list says by which former name, number or phone of its person it was found
 * (docs/domain/customers.md 3.8). No field can be called so.
 */
export const FORMER_FIELD = '@former';

/** Something that was somebody's, masked as the field is, and until when. */
export interface FormerValue {
  readonly value: string;
  /** ISO instant */
  readonly until: string;
}
