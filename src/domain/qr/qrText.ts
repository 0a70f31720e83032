/** Digits of the sequence number of a printed code. [R] */
export const SEQUENCE_DIGITS = 8;

const LONGEST = 300;

/**
 * The sequence number that somebody typed, or that a scanned code carries at its end (`…/q/10000042`).
 * @returns undefined when there is none
 */
export function sequenceNumberOf(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = text.normalize('NFKC').replace(/[\s-]/g, '');
  const found = /(?:^|[/=:])(\d{8})$/.exec(plain);
  return found?.[1];
}
