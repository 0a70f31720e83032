import {
  KEEP_WATCH_LIST,
  SEARCH_SUSPECTS,
  SEE_WATCH_LIST,
} from '../../../../src/domain/lifecycles/watchRights';
import type { MatchQuality } from '../../../../src/domain/enums/watchlists';
import { maskPhone, maskRegisterNumber } from '../../../../src/domain/mask';
import { EXPORT } from '../../../../src/domain/settings';
import { validateRecord } from '../../../../src/entity/validate';
import {
  readListedPerson,
  searchSuspects,
  searchWatchList,
  tryEntries,
  type ListedPerson,
  type SuspectHit,
  type TriedEntry,
  type WatchHit,
} from '../../../../src/resources/watchlists/entry/api';
import { suspects } from './suspects';
import { ApiError, invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { refuseListed } from './rules';
import { messageOf } from '../../../engine/messages';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { waitingRequestsOf } from './waitingRequests';
import { customerBy, openLoansOf } from './watchlistStore';
import { route } from '../../../engine/route';

/** Fewer letters of a name would find half the country. */
const SHORTEST_NAME = 2;

interface Asked {
  regnum: string;
  phone: string;
  name: string;
}

/** What is searched for. @throws ApiError 400 when it is nothing */
function inputsOf({ query }: Call): Asked {
  const given = (name: string) => query.get(name)?.trim() ?? '';
  const asked = {
    regnum: given('regnum').toUpperCase(),
    phone: given('phone'),
    name: given('name').toLowerCase(),
  };
  if (!asked.regnum && !asked.phone && asked.name.length < SHORTEST_NAME)
    throw invalid({ name: 'validation.required' });
  return asked;
}

/** How well somebody fits: a number exactly, or the name alone; undefined = not at all. */
function matchOf(asked: Asked, one: Readonly<Record<string, unknown>>): MatchQuality | undefined {
  if (asked.regnum && (one.regnum === asked.regnum || one.companyRegnum === asked.regnum))
    return 'REGNUM';
  if (asked.phone && one.phone === asked.phone) return 'PHONE';
  return asked.name && String(one.name).toLowerCase().includes(asked.name) ? 'NAME' : undefined;
}

function search(call: Call): Answer<{ hits: WatchHit[] }> {
  need(call.caller, SEE_WATCH_LIST);
  const asked = inputsOf(call);
  const hits = collectionOf(call, 'bw-list').all.flatMap((entry): WatchHit[] => {
    const match = entry.state === 'LISTED' ? matchOf(asked, entry) : undefined;
    if (!match) return [];
    const { regnum, companyRegnum, phone } = entry as MockRecord & Record<string, string | null>;
    return [
      {
        id: Number(entry.id),
        name: String(entry.name),
        listType: Number(entry.listType) as WatchHit['listType'],
        regnum: regnum ? maskRegisterNumber(regnum) : companyRegnum,
        phone: phone ? maskPhone(phone) : null,
        reason: String(entry.reason),
        fromDate: String(entry.fromDate),
        match,
      },
    ];
  });
  return { body: { hits } };
}

function suspectHits(call: Call): Answer<{ hits: SuspectHit[] }> {
  need(call.caller, SEARCH_SUSPECTS);
  const asked = inputsOf(call);
  const hits = suspects(call.store.world).flatMap((one): SuspectHit[] => {
    const match = matchOf(asked, { ...one });
    return match ? [{ ...one, regnum: maskRegisterNumber(one.regnum), match }] : [];
  });
  return { body: { hits } };
}

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

/** Watch lists beside their records (docs/domain/watchlists.md 1.1). */
export const routes: readonly Route[] = [
  route(searchWatchList, search),
  route(readListedPerson, openLoans),
  route(tryEntries, dryRun),
  route(searchSuspects, suspectHits),
];
