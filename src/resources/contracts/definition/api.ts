import type { LetterProblem } from '../../../domain/letters/referenceLetter';
import { endpoint } from '../../../dataProviders/endpoint';

/** What a letter would say, or why it cannot be written. */
export interface LetterPreview {
  /** Decimal string; null for letters that name no amount. */
  amount: string | null;
  problem: LetterProblem | null;
  /** What is still owed on the day, decimal string. */
  owed: string;
  /** The template that it would be printed from; null where none is active. */
  template: { name: string; version: number } | null;
}

/** What the books say on a day, before the letter is made. */
export const readLetterPreview = endpoint<
  { template: string; customerId: string; asOfDate: string },
  LetterPreview
>()('main', 'GET /definitions/preview', {
  assumed: true,
  access: 'contract:create',
  carries: '`template`, `customerId`, `asOfDate`',
});
