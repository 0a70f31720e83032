import type { SmsOccasion, SmsVariable } from '../enums/settings';
import { fillPlaces, namesIn, unknownPlaces } from '../words/places';

/** Values of what a template names; what there is no value of is missing or null. */
export type SmsValues = Readonly<Partial<Record<SmsVariable, string | null>>>;

/** Of every customer. */
const OF_CUSTOMER: readonly SmsVariable[] = ['firstName', 'lender'];
const OF_REQUEST: readonly SmsVariable[] = [...OF_CUSTOMER, 'loanCode', 'lentAmount'];
const OF_LOAN: readonly SmsVariable[] = [...OF_REQUEST, 'balance', 'dueAmount', 'dueDate'];

const BY_OCCASION: Readonly<Record<SmsOccasion, readonly SmsVariable[]>> = {
  LOAN_ISSUED: [...OF_REQUEST, 'dueAmount', 'dueDate'],
  LOAN_REJECTED: OF_REQUEST,
  LOAN_CEDED: [...OF_REQUEST, 'balance'],
  GUARANTEE_ASKED: OF_REQUEST,
  GUARANTEE_ENDED: OF_REQUEST,
  LOAN_DUE: OF_LOAN,
  LOAN_OVERDUE: [...OF_LOAN, 'overdueDays'],
  LOAN_CONTACT: [...OF_LOAN, 'overdueDays'],
};

/** What a template of an occasion may name (docs/domain/content-and-messaging.md 4.1). */
export const variablesOf = (occasion: SmsOccasion): readonly SmsVariable[] => BY_OCCASION[occasion];

/** Occasions that people choose, for loans; on the others the console sends by itself. */
export const BY_HAND: readonly SmsOccasion[] = ['LOAN_DUE', 'LOAN_OVERDUE', 'LOAN_CONTACT'];

/** The names that a text has between braces, each once, in their order; there is no way to write a brace. */
export const smsNamesIn = (text: string): readonly string[] => namesIn(text, 'single');

/** Places of a text that a template of the occasion does not fill, as they are written (docs/domain/content-and-messaging.md 4.1). */
export const unknownInSms = (text: string, occasion: SmsOccasion): readonly string[] =>
  unknownPlaces(text, 'single', variablesOf(occasion));

/** A template with its values in their places, and what there was no value for: its place stays as it is. */
export function fillTemplate(
  template: string,
  values: SmsValues,
): { text: string; missing: readonly string[] } {
  const known = new Map<string, string | null>(Object.entries(values));
  const valueOf = (name: string) => known.get(name) ?? '';
  const missing = smsNamesIn(template).filter((name) => valueOf(name) === '');
  const text = fillPlaces(template, 'single', (name, place) => valueOf(name) || place);
  return { text, missing };
}
