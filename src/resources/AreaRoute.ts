import type { ComponentType } from 'react';
import type { Access } from '../entity/entity';
import type { MessageKey, ResourceName } from '../i18n/Catalogue';
import type { MenuKey } from './groups';
import type { IconName } from '../ui/icons';

/**
 * A page that is not a list, form or view of an entity, nor below its record. Declared as `routes` in `routes.ts` of the
 * folder that it belongs to; the area whose texts it needs is the folder's.
 */
export interface AreaRoute {
  /** React Router pattern from the root. */
  path: string;
  /** Who may open it; nothing = everybody who is signed in. */
  access?: Access;
  /** Message key of the title. */
  title: MessageKey;
  /** The entity it belongs to: sets react-admin's resource context. */
  resource?: ResourceName;
  /** Menu group, when the page has an entry. */
  menu?: MenuKey;
  order?: number;
  /** Its figures are those of one lender's books (docs/domain/money.md 2.4). */
  books?: true;
  icon?: IconName;
  load: () => Promise<{ Page: ComponentType }>;
}
