import { KEEP_WATCH_LIST } from '../../../../src/resources/watchlists/rights';
import type { Job } from '../../../../src/framework/jobs/api';
import { validateRecord } from '../../../../src/entity/validate';
import entity from '../../../../src/resources/watchlists/entry/entry.entity';
import { WATCH_COLUMNS } from '../../../../src/resources/watchlists/entry/import/watchRows';
import {
  addEntries,
  readListedPerson,
  tryEntries,
  type ListedPerson,
  type TriedEntry,
} from '../../../../src/resources/watchlists/entry/api';
import { ApiError, invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { hooks, refuseListed } from './rules';
import { messageOf } from '../../../engine/messages';
import { collectionOf } from '../../../engine/records';
import { inputsOf } from '../search/routes';
import { waitingRequestsOf } from './waitingRequests';
import { customerBy, openLoansOf } from './watchlistStore';
import { route } from '../../../engine/route';
import { refuseLostDigits, rowsIn, startRowJob } from '../../../engine/rowJob';
import { createRecord } from '../../../engine/writeRecord';

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
  return { body: rowsIn(call).map((row) => tried(call, row)) };
}

/** Adds the rows of a file as a job: each is made as a single entry is. */
function importRows(call: Call): Answer<Job> {
  return startRowJob(call, KEEP_WATCH_LIST, () => ({
    kind: 'WATCH_LIST',
    label: String(bodyOf(call).fileName ?? ''),
    route: '/bw-list',
    rows: rowsIn(call).map(({ row, ...values }) => ({ row, values })),
    nameOf: ({ values: { name } }) => (typeof name === 'string' ? name : null),
    write: (writer, { values }) => {
      refuseLostDigits(values, WATCH_COLUMNS);
      createRecord({ ...writer, body: values }, entity, hooks);
    },
  }));
}

function tried(call: Call, { row, ...values }: { row: number }): TriedEntry {
  const language = call.headers.get('accept-language');
  const customer = customerBy(call, values);
  const answer = {
    row,
    openLoans: openLoansOf(call, customer?.id).length,
    waitingRequests: waitingRequestsOf(call, customer?.id).length,
  };
  const refused = (message: string): TriedEntry => ({ ...answer, outcome: 'REFUSED', message });
  const { entity } = collectionOf(call, 'bw-list');
  try {
    refuseLostDigits(values, WATCH_COLUMNS);
    if (validateRecord(entity, values).length > 0) throw invalid({});
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
  route(addEntries, importRows),
];
