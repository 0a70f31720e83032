import type { BlackWhiteListType, MatchQuality } from '../../../domain/enums/watchlists';
import { endpoint } from '../../../dataProviders/endpoint';

/** A hit in the black and grey list: `searchWatchList`. Numbers are masked. */
export interface WatchHit {
  id: number;
  name: string;
  listType: BlackWhiteListType;
  regnum: string | null;
  phone: string | null;
  reason: string;
  fromDate: string;
  match: MatchQuality;
  /** The moment until which the person had the number, phone or name that was asked for; null where it is theirs now. */
  formerUntil: string | null;
}

/** A hit among the suspects: `searchSuspects`. Numbers are masked. */
export interface SuspectHit {
  id: number;
  name: string;
  regnum: string;
  birthYear: number;
  /** Who looks for the person. */
  authority: string;
  reason: string;
  since: string;
  match: MatchQuality;
}

/** Finds entries that are in force by one number or by a part of the name. */
export const searchWatchList = endpoint<
  Partial<Record<'regnum' | 'phone' | 'name', string>>,
  { hits: WatchHit[] }
>()('main', 'POST /bw-list/lookup', {
  safePost: true,
  assumed: true,
  access: 'black-white:view',
  carries: '`regnum`, `phone` or `name`',
});

/** Finds suspects by a register number or by a part of the name. */
export const searchSuspects = endpoint<
  Partial<Record<'regnum' | 'phone' | 'name', string>>,
  { hits: SuspectHit[] }
>()('main', 'POST /suspects/search', {
  safePost: true,
  assumed: true,
  access: 'suspect:search',
  carries: '`regnum` or `name`',
});
