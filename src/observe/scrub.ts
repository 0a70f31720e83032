import { REPORTS } from '../domain/settings';

/** What is taken out, in this order: the first rule that fits a place wins. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]*(?:\.[\w-]*)*/g, '[token]'],
  [/\bbearer\s+\S+/gi, '[token]'],
  [/[^\s@<>"'(),;:=&?/]+@[^\s@<>"'(),;:=&?/]+/g, '[email]'],
  [/\b(?:https?|wss?|blob|file):\S+/gi, '[address]'],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '[id]'],
  // Two letters and eight digits; look-alikes of other alphabets count, and so do blanks and dashes.
  [/(?<!\p{L})\p{L}{2}[\s_.-]?\p{Nd}(?:[\s.-]?\p{Nd}){7,}/gu, '[regnum]'],
  // Telephone and card numbers, company and civil ids, accounts.
  [/\p{Nd}(?:[\s.()-]{0,2}\p{Nd}){7,}/gu, '[number]'],
  // The program's own words are Latin: anything Cyrillic is a person's or a server's.
  [/\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}\s.'-]*/gu, '[text]'],
];

/**
 * A text fit for an error report (docs/domain/calls.md 5.4): without register numbers, numbers of eight and more
 * digits, e-mail addresses, tokens, addresses, ids and Cyrillic words, also where they were percent-encoded or escaped.
 * Cut to `REPORTS.textMax` characters.
 */
export function scrub(text: string): string {
  // Longer than any message: no need to look at all of it.
  const plain = plainly(text.slice(0, 8 * REPORTS.textMax));
  return rules
    .reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), plain)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, REPORTS.textMax);
}

/** Undoes percent signs and `\u` escapes, as often as they were laid on top of each other. */
function plainly(text: string): string {
  let before;
  let plain = text;
  for (let round = 0; round < 4 && plain !== before; round += 1) {
    before = plain;
    plain = plain
      .replace(/(?:%[\da-f]{2})+/gi, decoded)
      .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
  return plain
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
}

/** Text of a run of percent signs; what is no text has nothing to say in a report. */
function decoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return ' ';
  }
}
