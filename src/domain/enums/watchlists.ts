import { enumeration, type ValueOf } from './enumeration';

/** 1 black, 2 grey; the documents call the list black/white once (docs/domain/watchlists.md 1.1). */
export const BlackWhiteListType = enumeration('BlackWhiteListType', [
  [1, 'critical', 'BLACK'],
  [2, 'warning', 'GREY', 'WHITE'],
]);
export type BlackWhiteListType = ValueOf<typeof BlackWhiteListType>;

/** Whether an entry is in force; a removed one stays for its history. */
export const WatchState = enumeration('WatchState', [
  ['LISTED', 'danger'],
  ['REMOVED', 'neutral'],
]);
export type WatchState = ValueOf<typeof WatchState>;

/** How sure a hit of a search is (docs/domain/watchlists.md 1.4): the number is the same, or the name alone. */
export const MatchQuality = enumeration('MatchQuality', [
  ['REGNUM', 'danger'],
  ['PHONE', 'warning'],
  ['NAME', 'caution'],
]);
export type MatchQuality = ValueOf<typeof MatchQuality>;
