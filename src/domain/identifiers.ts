import { TEXT } from './settings';

// Validators take the normalised value and answer a message key, or undefined when the value is right. None of them
// looks for longer than the longest right value, so that no input can hold the page.

const LONGEST = 64;

/**
 * Digits of a number that people write with spaces or dashes. Other characters stay, so that validation sees them; so
 * does everything of a text that is too long for any number, whose end must not be lost in silence.
 */
export function normaliseDigits(input: string): string {
  if (input.length > LONGEST) return input.slice(0, LONGEST);
  return input.normalize('NFKC').replace(/[\s\p{Cf}-]/gu, '');
}

/** A phone number without spaces, dashes, brackets and the country code +976 (docs/domain/input.md 2.3: 8 digits). */
export function normalisePhone(input: string): string {
  if (input.length > LONGEST) return input.slice(0, LONGEST);
  const digits = normaliseDigits(input).replace(/[()]/g, '');
  return digits.replace(/^(?:\+|00)976/, '').replace(/^976(?=\d{8}$)/, '');
}

/** True for a text of so many digits, 0 to 9, and nothing else. */
export const isDigits = (value: string, length: number): boolean =>
  value.length === length && /^[0-9]+$/.test(value);

/** True for a company's register number, to distinguish it from a person's: 7 digits. */
export const isCompanyRegisterNumber = (value: string): boolean => isDigits(value, 7);

/** Phone: 8 digits. */
export const validatePhone = (value: string): string | undefined =>
  isDigits(value, 8) ? undefined : 'validation.phone';

/** Whether a number can be a subscriber's: Mongolian numbers of eight digits begin with 5 to 9 (our reading). */
export const isSubscriberNumber = (value: string): boolean => /^[5-9][0-9]{7}$/.test(value);

const LOCAL_PART = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** E-mail address (docs/domain/input.md 2.4): one @, a plain local part, a domain with at least one point. */
export function validateEmail(value: string): string | undefined {
  return isEmail(value) ? undefined : 'validation.email';
}

function isEmail(value: string): boolean {
  if (value.length > 254) return false;
  const parts = value.split('@');
  if (parts.length !== 2) return false;
  const [local, domain] = parts;
  if (!LOCAL_PART.test(local) || local.startsWith('.') || local.endsWith('.')) return false;
  const labels = domain.split('.');
  const top = labels[labels.length - 1];
  return (
    !local.includes('..') &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    top.length > 1 &&
    /[A-Za-z]/.test(top)
  );
}

/** A link that may be opened: https or http, a host, no user name in it (docs/domain/input.md 2.4). */
export function validateUrl(value: string): string | undefined {
  return isWebUrl(value) ? undefined : 'validation.url';
}

/** True for an absolute https or http address that is safe to put behind a link. */
export function isWebUrl(value: string): boolean {
  if (value.length > TEXT.urlMax || !/^https?:\/\/[^\s/\\]/i.test(value)) return false;
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(value)) return false;
  try {
    const url = new URL(value);
    return url.hostname !== '' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

const VERSION = /^(?:0|[1-9]\d{0,4})(?:\.(?:0|[1-9]\d{0,4})){2}$/;

/** App version: three whole numbers, `1.2.3` (docs/domain/input.md 2.3 names a pattern without showing it). */
export function validateVersion(value: string): string | undefined {
  return value.length <= LONGEST && VERSION.test(value) ? undefined : 'validation.app_version';
}

/** Order of two valid versions: negative when the first is older. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const index = left.findIndex((number, place) => number !== right[place]);
  return index < 0 ? 0 : left[index] - right[index];
}
