import { lazyPage } from '../../../framework/lazyPage';
import type { EntityPages } from '../../../framework/loadEntity';
import type bwList from './entry.entity';
import { EntryAlerts } from './EntryAlerts';
import { EntryListActions } from './EntryListActions';

/** The black and grey list: who is behind an entry, what is open, the question before adding, the import of many. */
export const pages: EntityPages<typeof bwList> = {
  Create: lazyPage(() => import('./EntryCreatePage'), 'EntryCreatePage'),
  Alerts: EntryAlerts,
  Body: lazyPage(() => import('./EntryBody'), 'EntryBody'),
  ListActions: EntryListActions,
};
