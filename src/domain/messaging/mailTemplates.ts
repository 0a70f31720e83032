import type { EmailType, MailVariable } from '../enums/messaging';
import { escapeHtml } from '../letters/letterTable';
import { shownText } from '../letters/shownText';
import { fillPlaces, namesIn, tornIn } from '../words/places';

/** Values of what a mail names; what there is no value of is missing or null. */
export type MailValues = Readonly<Partial<Record<MailVariable, string | null>>>;

/** What a mail of a type may name, and what it is no use without. */
interface MailNames {
  known: readonly MailVariable[];
  needed: readonly MailVariable[];
}

const BY_TYPE: Readonly<Record<EmailType, MailNames>> = {
  1: { known: ['firstName', 'lender', 'link'], needed: ['link'] },
  2: { known: ['firstName', 'lender', 'code'], needed: ['code'] },
  100: { known: ['firstName', 'lender', 'title', 'body'], needed: ['body'] },
  6000: { known: ['lender', 'account', 'amount', 'happenedAt'], needed: ['account'] },
  6100: { known: ['lender', 'account', 'amount', 'happenedAt'], needed: ['amount'] },
  7000: { known: ['lender', 'customerName', 'happenedAt'], needed: ['customerName'] },
  8000: { known: ['lender', 'customerName', 'amount', 'happenedAt'], needed: ['customerName'] },
};

/** What a mail of a type may name (docs/domain/content-and-messaging.md 4.3). */
export const mailVariablesOf = (type: EmailType): readonly MailVariable[] => BY_TYPE[type].known;

/** The names that a mail has between braces, in its subject and its text, each once. */
export const mailPlacesIn = (subject: string, html: string): readonly string[] =>
  namesIn(`${subject}\n${html}`, 'double');

/** Why a text cannot be the mail of a type. */
export interface MailProblems {
  /** Names between braces that mails of the type do not have, and braces without their pair. */
  unknown: readonly string[];
  /** What the mail is no use without, and does not say in its text. */
  lacks: readonly MailVariable[];
}

/** What keeps a text or a subject from being a mail of a type (docs/domain/content-and-messaging.md 4.3, 4.6). */
export function mailProblems(text: string, type: EmailType): MailProblems {
  const { known, needed } = BY_TYPE[type];
  const names: readonly string[] = known;
  const shown = shownText(text);
  const said = namesIn(shown, 'double');
  return {
    // A name is filled wherever it stands; a brace alone is one only where somebody reads it.
    unknown: [
      ...namesIn(text, 'double').filter((name) => !names.includes(name)),
      ...tornIn(shown, 'double'),
    ],
    lacks: needed.filter((name) => !said.includes(name)),
  };
}

/** A mail with its values in their places. */
export interface FilledMail {
  subject: string;
  /** HTML of which nothing is trusted yet: it is cleaned where it is shown. */
  html: string;
  /** What the mail names and there was no value for; its places stay as they are. */
  missing: readonly string[];
}

/**
 * Fills a mail. Values are text: in the HTML they are escaped, so that no value can become markup
 * (docs/domain/content-and-messaging.md 4.3).
 */
export function fillMail(
  { subject, html }: { subject: string; html: string },
  values: MailValues,
): FilledMail {
  const known = new Map<string, string | null>(Object.entries(values));
  const fill = (text: string, written: (value: string) => string) =>
    fillPlaces(text, 'double', (name, place) => {
      const value = known.get(name) ?? '';
      return value === '' ? place : written(value);
    });
  return {
    subject: fill(subject, (value) => value),
    html: fill(html, escapeHtml),
    missing: mailPlacesIn(subject, html).filter((name) => (known.get(name) ?? '') === ''),
  };
}
