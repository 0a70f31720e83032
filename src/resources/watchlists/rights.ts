// Rights of the actions on watch lists, as the documents name them (docs/domain/watchlists.md 1.2).

/** Adds to the black and grey list, changes an entry, moves and removes it. */
export const KEEP_WATCH_LIST = 'black-white:create';

/** Opens entries and searches the list. */
export const SEE_WATCH_LIST = 'black-white:view';

/** Searches the suspects. */
export const SEARCH_SUSPECTS = 'suspect:search';
