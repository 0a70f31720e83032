import type { AreaRoute } from '../../AreaRoute';
import { BANK_INCOME } from '../rights';
import { ENTRY_FORMS, entryTitle, entryPath } from './entryForms';

/** The forms of all kinds, one page for all of them (docs/domain/money.md 4.5). */
export const routes: readonly AreaRoute[] = ENTRY_FORMS.map((kind, place) => ({
  path: entryPath(kind),
  access: BANK_INCOME,
  title: entryTitle(kind),
  menu: 'accounting/entries',
  icon: 'transfer',
  order: place + 1,
  resource: 'accounting/entries',
  load: () => import('./NewEntryPage'),
}));
