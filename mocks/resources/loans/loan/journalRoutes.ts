import { readJournal, type LoanJournal } from '../../../../src/resources/loans/loan/api';
import { linesOf } from '../batch-payment/batchRecord';
import { fileOf } from '../book/fileOf';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

/** One journal of any loan or batch that the caller may see. */
function oneJournal(call: Call): Answer<LoanJournal> {
  need(call.caller, 'loan:view');
  const wanted = call.params.id;
  for (const loan of collectionOf(call, 'loans').all) {
    const lines = fileOf(loan).lines.filter(({ journalId }) => journalId === wanted);
    if (lines.length > 0 && isVisible(call.caller, loan))
      return {
        body: {
          id: wanted,
          loan: { id: Number(loan.id), code: String(loan.code) },
          batch: null,
          lines,
        },
      };
  }
  for (const batch of collectionOf(call, 'loans/batch-payment').all) {
    const lines = linesOf(batch).filter(({ journalId }) => journalId === wanted);
    if (lines.length > 0 && isVisible(call.caller, batch))
      return {
        body: {
          id: wanted,
          loan: null,
          batch: { id: Number(batch.id), code: String(batch.batchCode) },
          lines,
        },
      };
  }
  throw notFound();
}

/** `GET /loans/journals/{id}`: account history detail (docs/domain/lending.md 16.2). */
export const routes: readonly Route[] = [route(readJournal, oneJournal)];
