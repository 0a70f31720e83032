import { INCOME } from '../../../../src/domain/settings';
import { notePageSeen, type SeenPages } from '../../../../src/resources/customers/income-file/api';
import { REVIEW_INCOME } from '../../../../src/resources/customers/income/rights';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { FILES, refreshIncome } from '../income/incomeParts';

/** Notes that a page of a file was seen; the reader also knows how many pages there are. */
function seePage(call: Call): Answer<SeenPages> {
  need(call.caller, REVIEW_INCOME);
  const file = recordOf(call, FILES);
  const { page, of } = bodyOf(call);
  const isPage = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= INCOME.pagesMax;
  if (!isPage(page) || !isPage(of) || page > of)
    throw invalid({ page: 'validation.invalid_value' });
  const totalPages = Math.max(Number(file.totalPages), of);
  const seen = new Set([...(file.seen as number[]), page]);
  const isNew = seen.size > (file.seen as number[]).length;
  if (isNew || totalPages !== file.totalPages) {
    collectionOf(call, FILES).change(file, {
      seen: [...seen].sort((one, other) => one - other),
      viewedPages: seen.size,
      totalPages,
    });
    refreshIncome(call.store, file.incomeId);
  }
  return {
    body: {
      id: Number(file.id),
      viewedPages: seen.size,
      totalPages,
      seen: file.seen as number[],
    },
    ...(isNew ? { commit: { resource: FILES, id: file.id } } : {}),
  };
}

/** Calls about the files of an income beside the ordinary ones. */
export const routes: readonly Route[] = [route(notePageSeen, seePage)];
