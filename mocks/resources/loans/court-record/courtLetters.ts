import { createHash } from 'node:crypto';
import type { LetterFacts } from '../../../../src/domain/letters/LetterFacts';
import { letterValues } from '../../../../src/domain/letters/letterValues';
import { mergeLetter, type MergedLetter } from '../../../../src/domain/letters/mergeLetter';
import { letterAmount } from '../../../../src/domain/letters/readLetter';
import type { LetterAnswer, PrintedLetter } from '../../../../src/resources/loans/court-record/api';
import { courtTemplate, courtTemplateAt } from '../../settings/document/activeTemplate';
import { loanLetterFacts, sourceOf } from '../../settings/document/letterFacts';
import { fileOf } from '../book/fileOf';
import type { LoanFile } from '../book/LoanFile';
import { claimToday } from './claimToday';
import type { MockRecord } from '../../../engine/MockRecord';
import { notFound } from '../../../engine/ApiError';
import type { Store } from '../../../engine/Store';

/** What a court record's letter is made of at a moment; the next print without one. */
export function letterOf(
  store: Store,
  record: MockRecord,
  at: string = store.clock.iso(),
): LetterAnswer {
  return {
    template: courtTemplateAt(store, record.template, at),
    facts: letterFacts(store, record),
  };
}

const merged = ({ template, facts }: LetterAnswer): MergedLetter =>
  mergeLetter(template.html, letterValues(facts));

/** The letter as it would be printed now. */
export const mergedLetter = (store: Store, record: MockRecord): MergedLetter =>
  merged(letterOf(store, record));

/** An immutable copy of the letter with its version and hash. */
export function printed(store: Store, record: MockRecord, by: string): PrintedLetter {
  return copyOf(store, record, {
    at: store.clock.iso(),
    by,
    version: lettersOf(store, record).length + 1,
  });
}

function copyOf(
  store: Store,
  record: MockRecord,
  print: Pick<PrintedLetter, 'at' | 'by' | 'version'>,
): PrintedLetter {
  const letter = letterOf(store, record, print.at);
  const { html } = merged(letter);
  return {
    ...print,
    templateVersion: letter.template.version,
    // What the letter itself says, not what the record does: R17 compares the two.
    total: letterAmount(letter.template.html, html, 'debt.totalDebt') ?? '',
    html,
    hash: createHash('sha256').update(html).digest('hex'),
  };
}

/**
 * The printed copies of a court record, the newest first. The copy that a sample record brings along is made when it is
 * first asked for.
 */
export function lettersOf(store: Store, record: MockRecord): readonly PrintedLetter[] {
  if (record.letters) return record.letters as readonly PrintedLetter[];
  if (typeof record.printedAt !== 'string') return [];
  const by = record.createdBy as string | null;
  const letters = [copyOf(store, record, { at: record.printedAt, by, version: 1 })];
  record.letters = letters;
  return letters;
}

/** What was printed of a court record, without the letters themselves: nothing is made of those that nobody has asked for. */
export function printedOf(
  store: Store,
  record: MockRecord,
): readonly Pick<PrintedLetter, 'version' | 'at' | 'by' | 'templateVersion'>[] {
  if (record.letters) return record.letters as readonly PrintedLetter[];
  if (typeof record.printedAt !== 'string') return [];
  const { version: templateVersion } = courtTemplateAt(store, record.template, record.printedAt);
  const by = record.createdBy as string | null;
  return [{ version: 1, at: record.printedAt, by, templateVersion }];
}

/** The total that the last printed letter says; null before the first one. */
export function letterTotalOf(store: Store, record: MockRecord): string | null {
  const last = lettersOf(store, record).at(0);
  const template = last && courtTemplate(store, record.template, last.templateVersion);
  return last && template ? letterAmount(template.html, last.html, 'debt.totalDebt') : null;
}

/** The day from which a claim is owed as it is: that of the court, or of the last money that came before it was filed. */
function owedSince({ receipts }: LoanFile, { courtDate, filedDate }: MockRecord, today: string) {
  const last = String(filedDate ?? today);
  return receipts.reduce(
    (since, { date }) => (date > since && date <= last ? date : since),
    String(courtDate),
  );
}

function letterFacts(store: Store, kept: MockRecord): LetterFacts {
  const record = { ...kept, ...claimToday(store, kept) };
  const loan = store.collection('loans')?.get(record.loanId as number);
  // The claim of a fraud case is of no loan: it has no letter.
  if (!loan) throw notFound();
  return loanLetterFacts(sourceOf(store), loan, {
    customerId: record.customerId,
    claim: {
      principal: String(record.principal),
      interest: String(record.interest),
      additionalInterest: String(record.additionalInterest),
      courtFee: String(record.stateFee),
      courtCost: String(record.cost),
    },
    asOfDate: owedSince(fileOf(loan), record, store.clock.today()),
  });
}
