/** Positions hidden in a register number, from 0: characters 1, 3, 4 and 5 (docs/domain/calls.md 5.1). */
const REGISTER_HIDDEN: ReadonlySet<number> = new Set([0, 2, 3, 4]);

/** Positions hidden in a phone number, from 0: characters 2 to 5 (docs/domain/calls.md 5.1). */
const PHONE_HIDDEN: ReadonlySet<number> = new Set([1, 2, 3, 4]);

// A gateway may send values that are masked already; they stay as they are.
const REGISTER_NUMBER = /^[\p{L}*]{2}[\d*]{8}$/u;
const PHONE = /^[\d*]{8}$/;
const LONGEST = 40;

/** `УК03271614` → `*К***71614`. A value of another shape is hidden altogether. */
export function maskRegisterNumber(value: string | null | undefined): string {
  return mask(value, REGISTER_NUMBER, REGISTER_HIDDEN);
}

/** `99112233` → `9****233`; spaces and the country code are dropped first. Another shape is hidden altogether. */
export function maskPhone(value: string | null | undefined): string {
  const text = clean(value).replace(/^\+976/, '');
  return mask(text, PHONE, PHONE_HIDDEN);
}

/** Hides every character: for values without a rule of their own. Tells no more than a length of up to ten. */
export function maskAll(value: string | null | undefined): string {
  return '*'.repeat(Math.min([...clean(value)].length, 10));
}

function mask(
  value: string | null | undefined,
  shape: RegExp,
  hidden: ReadonlySet<number>,
): string {
  const text = clean(value);
  if (!shape.test(text)) return maskAll(text);
  return [...text].map((character, index) => (hidden.has(index) ? '*' : character)).join('');
}

/** Composed letters count as one character; spaces and invisible marks as none. */
function clean(value: string | null | undefined): string {
  return (value ?? '')
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/[\s\p{Cf}]/gu, '');
}
