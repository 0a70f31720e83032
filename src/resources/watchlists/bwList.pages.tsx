import { lazyPage } from '../../crud/lazyPage';
import type { EntityPages } from '../../crud/loadEntity';
import type bwList from './bwList';
import { EntryAlerts } from './list/EntryAlerts';
import { EntryListActs } from './list/EntryListActs';

/** The black and grey list: who is behind an entry, what is open, the question before adding, the import of many. */
export const pages: EntityPages<typeof bwList> = {
  Create: lazyPage(() => import('./create/EntryCreatePage'), 'EntryCreatePage'),
  Alerts: EntryAlerts,
  ListActions: EntryListActs,
};
