import { readJournal, type LoanJournal } from '../../../../src/resources/loans/loan/api';
import { fileOf } from '../book/fileOf';
import { notFound } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

/** One journal of any loan that the caller may see. */
function oneJournal(call: Call): Answer<LoanJournal> {
  need(call.caller, 'loan:view');
  const wanted = decodeURIComponent(call.params.id);
  for (const loan of collectionOf(call, 'loans').all) {
    const lines = fileOf(loan).lines.filter(({ journalId }) => journalId === wanted);
    if (lines.length > 0 && isVisible(call.caller, loan))
      return {
        body: { id: wanted, loanId: Number(loan.id), loanCode: String(loan.code), lines },
      };
  }
  throw notFound();
}

/** `GET /loans/journals/{id}`: account history detail (docs/domain/lending.md 16.2). */
export const routes: readonly Route[] = [route(readJournal, oneJournal)];
