// Rights of the actions on wallets and what is sent with them, as the documents name them (docs/domain/wallets.md).

/** Adds and changes themes of envelopes, orders them, and makes one the default. */
export const KEEP_THEMES = 'wa-envelope-theme:create';

/** Sees wallets and temporary accounts, and moves the money of the latter. */
export const WALLETS = 'wallet:list';

/** Looks for wallets, temporary accounts and owners of bank accounts. */
export const SEARCH_WALLETS = 'wallet:search';
