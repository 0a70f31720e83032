import { compareMoney } from './money';

/** An end of a range: a day or a moment as ISO text, an amount or a number. Nothing in it = open. */
type End = string | number | null | undefined;

/**
 * True for a range whose first end is above its last (docs/domain/input.md 4.2). One end alone is no range, and what is
 * neither a date nor a number is refused by its own field.
 */
export function isReversed(from: End, to: End): boolean {
  if (from === null || from === undefined || to === null || to === undefined) return false;
  if (from === '' || to === '') return false;
  const order = compareMoney(from, to);
  return order === null ? from > to : order === 1;
}
