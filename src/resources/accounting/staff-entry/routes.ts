import type { AreaRoute } from '../../AreaRoute';
import { BANK_INCOME } from '../rights';
import { ENTRY_FORMS } from './entryForms';

/** The forms of the nine kinds, one page for all of them (docs/domain/money.md 4.5). */
export const routes: readonly AreaRoute[] = Object.values(ENTRY_FORMS).map(
  ({ path, title }, place) => ({
    path: `/accounting/${path}`,
    access: BANK_INCOME,
    title,
    menu: 'accounting/entries',
    icon: 'transfer',
    order: place + 1,
    resource: 'accounting/entries',
    load: () => import('./NewEntryPage'),
  }),
);
