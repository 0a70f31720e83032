import { total } from '../lending/amounts';
import { SMS } from '../settings';

/** Letters of the GSM 7-bit alphabet that count once, and those that count twice. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_TWICE = '\f^{}\\[~]|€';

/** How a text travels, and what it costs in parts (docs/domain/content-and-messaging.md 3.2). */
export interface SmsSize {
  /** The small alphabet of Latin letters, or the one of all others. */
  alphabet: 'GSM' | 'UNICODE';
  /** Places that the text takes in its alphabet. */
  units: number;
  /** Parts that it is sent in, each of which is paid for; 0 for no text. */
  segments: number;
  /** Places that are left in the last part. */
  left: number;
  /** Letters that the small alphabet does not have, each once, in the order of the text. */
  beyond: readonly string[];
}

/** Sizes of an SMS: 160 Latin letters in one part, 153 in each of several; 70 and 67 as soon as one letter is another. */
export function sizeOfSms(text: string): SmsSize {
  const letters = [...text];
  const beyond = [
    ...new Set(letters.filter((letter) => !GSM.includes(letter) && !GSM_TWICE.includes(letter))),
  ];
  const alphabet = beyond.length > 0 ? 'UNICODE' : 'GSM';
  const [single, joined] = SMS.places[alphabet];
  const costs =
    alphabet === 'UNICODE'
      ? letters.map(({ length }) => length)
      : letters.map((letter) => (GSM_TWICE.includes(letter) ? 2 : 1));
  const units = costs.reduce<number>((sum, cost) => sum + cost, 0);
  if (units === 0) return { alphabet, units, segments: 0, left: single, beyond };
  if (units <= single) return { alphabet, units, segments: 1, left: single - units, beyond };
  // A letter of two places is never cut between two parts.
  let segments = 1;
  let used = 0;
  for (const cost of costs) {
    if (used + cost > joined) {
      segments += 1;
      used = 0;
    }
    used += cost;
  }
  return { alphabet, units, segments, left: joined - used, beyond };
}

/**
 * What so many parts cost, ₮ as a decimal string.
 * @param partPrice the lender's price of a part, a decimal string
 */
export const priceOfSms = (segments: number, partPrice: string = SMS.segmentPrice): string =>
  total(Array.from({ length: segments }, () => partPrice));

/** Control and format characters: nobody sees them, and they make a text dear or cut it off. Lines and joined emoji have theirs. */
const UNSEEN = /(?![\n\r\t\u200D])[\p{Cc}\p{Cf}]/u;

/** Whether a text has characters that its reader cannot see (docs/domain/content-and-messaging.md 3.2). */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text);

/** What should not be in an SMS as it is. */
export type SmsDoubt =
  /** A place of a template that nobody has filled. */
  | 'variable'
  /** A sum: somebody else may read the phone. */
  | 'money'
  /** A register number. */
  | 'regnum'
  /** A word that is nobody's but the receiver's: the name. */
  | 'name';

/** A place to be filled in a text, or half of one: `{name}`, `%{name}`, `{name`, `[name]` or `<name>`. */
const VARIABLE = /[{}]|\[[^[\]]*\]|<[^<>]*>/u;
const MONEY = /\d[\d\s,.']*\s*(?:₮|төг|tug|mnt)/iu;
const REGISTER_NUMBER = /(?<!\p{L})[А-ЯЁҮӨа-яёүө]{2}\d{8}(?!\d)/u;

/**
 * Doubts about a text, in the order of their weight.
 * @param names names of the receiver, where they are known
 */
export function doubtsOfSms(text: string, names: readonly string[] = []): SmsDoubt[] {
  const words = new Set(text.toLocaleLowerCase('mn').match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []);
  const found: Record<SmsDoubt, boolean> = {
    variable: VARIABLE.test(text),
    regnum: REGISTER_NUMBER.test(text),
    money: MONEY.test(text),
    name: names.some((name) => name !== '' && words.has(name.toLocaleLowerCase('mn'))),
  };
  return (Object.keys(found) as SmsDoubt[]).filter((doubt) => found[doubt]);
}
