import { KEEP_WATCH_LIST } from '../../../../src/resources/watchlists/rights';
import { EXPORT } from '../../../../src/domain/settings';
import { validateRecord } from '../../../../src/entity/validate';
import {
  readListedPerson,
  tryEntries,
  type ListedPerson,
  type TriedEntry,
} from '../../../../src/resources/watchlists/entry/api';
import { ApiError, invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { refuseListed } from './rules';
import { messageOf } from '../../../engine/messages';
import { collectionOf } from '../../../engine/records';
import { inputsOf } from '../search/routes';
import { waitingRequestsOf } from './waitingRequests';
import { customerBy, openLoansOf } from './watchlistStore';
import { route } from '../../../engine/route';

function openLoans(call: Call): Answer<ListedPerson> {
  need(call.caller, KEEP_WATCH_LIST);
  const { regnum } = inputsOf(call);
  const customer = customerBy(call, { regnum, companyRegnum: regnum });
  const name = customer && [customer.lastName, customer.firstName, customer.name];
  const body: ListedPerson = {
    customerId: customer ? Number(customer.id) : null,
    customerName: name?.filter(Boolean).join(' ') ?? null,
    loans: openLoansOf(call, customer?.id),
    requests: waitingRequestsOf(call, customer?.id),
  };
  return { body };
}

/** Says of every row of a file what it would come to; nothing is written. */
function dryRun(call: Call): Answer<TriedEntry[]> {
  need(call.caller, KEEP_WATCH_LIST);
  const { rows } = bodyOf(call);
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > EXPORT.maxImportRows)
    throw invalid({ rows: 'validation.invalid_value' });
  return { body: rows.map((row) => tried(call, row as Record<string, unknown>)) };
}

function tried(call: Call, { row, ...values }: Record<string, unknown>): TriedEntry {
  const language = call.headers.get('accept-language');
  const customer = customerBy(call, values);
  const answer = {
    row: Number(row),
    openLoans: openLoansOf(call, customer?.id).length,
    waitingRequests: waitingRequestsOf(call, customer?.id).length,
  };
  const refused = (message: string): TriedEntry => ({ ...answer, outcome: 'REFUSED', message });
  const { entity } = collectionOf(call, 'bw-list');
  if (validateRecord(entity, values).length > 0)
    return refused(messageOf('VALIDATION_FAILED', language));
  try {
    refuseListed(call, values);
    return { ...answer, outcome: 'READY', message: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(messageOf(error.text, language, error.details.values));
  }
}

/** Calls about the black and grey list beside the ordinary ones (docs/domain/watchlists.md 1.1). */
export const routes: readonly Route[] = [
  route(readListedPerson, openLoans),
  route(tryEntries, dryRun),
];
