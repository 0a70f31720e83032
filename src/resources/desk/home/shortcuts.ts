import { today } from '../../../domain/clock';
import type { Access } from '../../../entity/entity';
import { filteredPath } from '../../../framework/list/filteredPath';
import type { MessageKey } from '../../../i18n/Catalogue';
import { BANK_INCOME } from '../../accounting/rights';

interface Shortcut {
  label: MessageKey;
  access: Access;
  /** The address for a person by the id of the user. */
  pathFor: (userId: string) => string;
}

/** What people look at every day of their own work. */
export const shortcuts: readonly Shortcut[] = [
  {
    label: 'home.own_entries',
    access: BANK_INCOME,
    pathFor: (createdBy) =>
      filteredPath('/accounting/entries', {
        createdBy,
        createdAt: { from: today(), to: today() },
      }),
  },
];
