import type { MatchQuality } from '../../../../src/domain/enums/watchlists';
import { maskPhone, maskRegisterNumber } from '../../../../src/domain/mask';
import { SEARCH_SUSPECTS, SEE_WATCH_LIST } from '../../../../src/resources/watchlists/rights';
import {
  searchSuspects,
  searchWatchList,
  type SuspectHit,
  type WatchHit,
} from '../../../../src/resources/watchlists/search/api';
import { invalid } from '../../../engine/ApiError';
import { askedOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { formerOf } from '../../customers/customer/shownPeople';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { suspects } from './suspects';

/** Fewer letters of a name would find half the country. */
const SHORTEST_NAME = 2;

interface Asked {
  regnum: string;
  phone: string;
  name: string;
}

/** What is searched for. @throws ApiError 400 when it is nothing */
export function inputsOf(call: Call): Asked {
  const query = askedOf(call);
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

/** How somebody fits by what the entry says now, or by what the person was called or had before. */
function foundAs(
  { store }: Call,
  asked: Asked,
  entry: MockRecord,
): Pick<WatchHit, 'match' | 'formerUntil'> | undefined {
  const match = matchOf(asked, entry);
  if (match) return { match, formerUntil: null };
  const customerId = entry.customerId as RecId | null;
  const former = customerId === null ? [] : formerOf(store, customerId);
  for (const { part, value, until } of former) {
    const before = matchOf(asked, { [part]: value, name: part === 'name' ? value : '' });
    if (before) return { match: before, formerUntil: until };
  }
  return undefined;
}

function search(call: Call): Answer<{ hits: WatchHit[] }> {
  need(call.caller, SEE_WATCH_LIST);
  const asked = inputsOf(call);
  const hits = collectionOf(call, 'bw-list').all.flatMap((entry): WatchHit[] => {
    const found = entry.state === 'LISTED' ? foundAs(call, asked, entry) : undefined;
    if (!found) return [];
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
        ...found,
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

/** Searches of the watch lists (docs/domain/watchlists.md 1.1). */
export const routes: readonly Route[] = [
  route(searchWatchList, search),
  route(searchSuspects, suspectHits),
];
