import type { EntityPages } from '../../crud/loadEntity';
import { EntryAlerts } from './list/EntryAlerts';
import { EntryListActs } from './list/EntryListActs';
import { PersonNote } from './list/PersonNote';

/** The black and grey list: who is behind an entry, what is open, and the import of many. */
export const pages: EntityPages = {
  Alerts: EntryAlerts,
  FormNote: PersonNote,
  ListActions: EntryListActs,
};
