import { QR } from '../settings';

/**
 * Payment codes as EMVCo's "QR Code Specification for Payment Systems, Merchant-Presented Mode" writes them: objects of a
 * two-digit id, a two-digit length and a value, closed by a checksum (docs/domain/wallets.md 6.2).
 */
export interface EmvObject {
  /** Two digits. */
  id: string;
  value: string;
  /** What a template contains; none where the object is no template. */
  within?: readonly EmvObject[];
}

/** Why a text is no valid payment code. */
export type EmvProblem =
  | 'not_emv'
  | 'too_long'
  | 'broken_object'
  | 'repeated_object'
  | 'no_checksum'
  | 'wrong_checksum'
  | 'after_checksum';

/** The checksum that a code carries and the one that its text gives: four hexadecimal digits each. */
export interface EmvChecksum {
  given: string;
  computed: string;
}

/** What a text says as a payment code. */
export interface EmvReading {
  objects: readonly EmvObject[];
  /** Null where none could be found. */
  checksum: EmvChecksum | null;
  /** The gravest first; nothing for a valid code. */
  problems: readonly EmvProblem[];
}

const CHECKSUM = '63';
const HEAD = '000201';
const INITIAL = 0xffff;
const POLYNOMIAL = 0x1021;

/** CRC-16/CCITT-FALSE over the UTF-8 bytes of a text, as four hexadecimal digits: `123456789` gives `29B1`. */
export function crc16(text: string): string {
  let rest = INITIAL;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      rest = ((rest << 1) ^ (rest & 0x8000 ? POLYNOMIAL : 0)) & 0xffff;
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}

/** Templates: accounts of the receiver, further data, the name in another language, and what is not reserved. */
const isTemplate = (id: string): boolean =>
  (id >= '26' && id <= '51') || id === '62' || id === '64' || (id >= '80' && id <= '99');

/** The objects of a text, and whether all of it was one; lengths count characters, not bytes. */
function objectsOf(text: string): { objects: EmvObject[]; whole: boolean } {
  const letters = [...text];
  const objects: EmvObject[] = [];
  let at = 0;
  while (at < letters.length) {
    const head = letters.slice(at, at + 4).join('');
    const length = /^\d{4}$/.test(head) ? Number(head.slice(2)) : 0;
    const value = letters.slice(at + 4, at + 4 + length);
    if (length === 0 || value.length < length) return { objects, whole: false };
    objects.push({ id: head.slice(0, 2), value: value.join('') });
    at += 4 + length;
  }
  return { objects, whole: true };
}

/** With what templates contain; a template whose text is no list of objects stays a plain value. */
function opened(object: EmvObject): EmvObject {
  if (!isTemplate(object.id)) return object;
  const { objects, whole } = objectsOf(object.value);
  return whole && objects.length > 0 ? { ...object, within: objects } : object;
}

/** Reads a text as a payment code. Never throws; what could be read is there even when something is wrong. */
export function readEmv(text: string): EmvReading {
  if (!text.startsWith(HEAD)) return { objects: [], checksum: null, problems: ['not_emv'] };
  const { objects, whole } = objectsOf(text);
  const ids = objects.map(({ id }) => id);
  const place = ids.indexOf(CHECKSUM);
  const found = objects.at(place);
  const checksum =
    place < 0 || !found
      ? null
      : {
          given: found.value.toUpperCase(),
          computed: crc16(
            `${writeObjects(objects.slice(0, place))}${CHECKSUM}${lengthOf(found.value)}`,
          ),
        };
  const isAfter = place >= 0 && (place < objects.length - 1 || !whole);
  const problems: readonly (EmvProblem | false)[] = [
    [...text].length > QR.textMax && 'too_long',
    !whole && !isAfter && 'broken_object',
    new Set(ids).size < ids.length && 'repeated_object',
    !checksum && 'no_checksum',
    checksum !== null && checksum.given !== checksum.computed && 'wrong_checksum',
    isAfter && 'after_checksum',
  ];
  return {
    objects: objects.map(opened),
    checksum,
    problems: problems.filter((one) => one !== false),
  };
}

const lengthOf = (value: string): string => String([...value].length).padStart(2, '0');

const writeObjects = (objects: readonly EmvObject[]): string =>
  objects
    .map(({ id, value, within }) => {
      const text = within ? writeObjects(within) : value;
      return `${id}${lengthOf(text)}${text}`;
    })
    .join('');

/**
 * The text of a payment code with its checksum.
 * @param objects in their order, without payload format (`00`) and checksum (`63`); of a template `within` counts
 * @throws RangeError for a value that is empty or longer than 99 characters
 */
export function writeEmv(objects: readonly EmvObject[]): string {
  for (const { id, value, within } of objects) {
    const length = [...(within ? writeObjects(within) : value)].length;
    if (length < 1 || length > 99) throw new RangeError(`object ${id} has ${length} characters`);
  }
  const text = `${HEAD}${writeObjects(objects)}${CHECKSUM}04`;
  return `${text}${crc16(text)}`;
}

/** The value of an object, or of one within a template: `valueAt(objects, '62', '08')`. */
export function valueAt(
  objects: readonly EmvObject[],
  id: string,
  within?: string,
): string | undefined {
  const found = objects.find((one) => one.id === id);
  if (within === undefined) return found?.value;
  return found?.within?.find((one) => one.id === within)?.value;
}
