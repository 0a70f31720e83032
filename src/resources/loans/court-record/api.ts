import type { DocumentCategory, DocumentTemplateType } from '../../../domain/enums/credit-registry';
import type { LetterFacts } from '../../../domain/letters/LetterFacts';
import { endpoint } from '../../../dataProviders/endpoint';
import type { PrintedNotice } from '../../settings/document/noticeApi';

// What the gateway answers about letters. Moments ISO 8601, people user ids.

/** The template of a letter: the active version of its type. */
export interface DocumentTemplate {
  id: number;
  category: DocumentCategory;
  /** Of court documents; null for all others. */
  type: DocumentTemplateType | null;
  name: string;
  version: number;
  /** HTML with `{{group.variable}}`. */
  html: string;
}

/** `letterCalls.letter`: what the next print is made of. */
export interface LetterAnswer {
  template: DocumentTemplate;
  facts: LetterFacts;
}

/** One row of `letterCalls.letters`, the newest first: an immutable copy of what was printed. */
export interface PrintedLetter extends PrintedNotice {
  /** Total of the claim as the letter says it (R17, docs/domain/money.md 9.1). */
  total: string;
}

const COURT = 'loan-court-doc:access';

/** The calls below a court record. */
export const letterCalls = {
  letter: endpoint<void, LetterAnswer>()('main', 'GET /court-list/:id/letter', {
    assumed: true,
    access: COURT,
  }),
  letters: endpoint<void, PrintedLetter[]>()('main', 'GET /court-list/:id/letters', {
    assumed: true,
    access: COURT,
  }),
};
