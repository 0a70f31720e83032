/**
 * The pickers calculate with the computer's own zone. They are given a Date whose *local* fields show Ulaanbaatar's wall
 * clock, and only these fields are read back: no zone is ever calculated here.
 */
const two = (value: number): string => String(value).padStart(2, '0');

const FIELDS = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `2026-11-21` as such a Date, at noon: an hour that no zone skips. */
export function toPicker(text: string | null | undefined): Date | null {
  const parts = FIELDS.exec(text ?? '');
  if (!parts) return null;
  const [year, month, day] = parts.slice(1).map(Number);
  const date = new Date(2000, 0, 1, 12, 0, 0);
  date.setFullYear(year, month - 1, day);
  return date;
}

/** The day that such a Date shows; null for an unfinished or impossible one. */
export function dayFromPicker(date: Date | null): string | null {
  if (!date || Number.isNaN(date.getTime()) || date.getFullYear() < 1000) return null;
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
