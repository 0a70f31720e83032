import type { ComponentType } from 'react';
import type { Access } from '../entity/entity';
import type { Area } from '../i18n/areaLoaders';
import type { MessageKey, ResourceName } from '../i18n/Catalogue';
import type { MenuKey } from './groups';
import type { IconName } from '../ui/icons';

/** A page that is not a list, form or view of an entity. Declared in `resources/<area>/routes.ts`. */
export interface AreaRoute {
  /** React Router pattern from the root. */
  path: string;
  /** Who may open it; nothing = everybody who is signed in. */
  access?: Access;
  /** Message key of the title. */
  title: MessageKey;
  /** Area whose texts the page needs beside the frame's. */
  area?: Area;
  /** The entity it belongs to: sets react-admin's resource context. */
  resource?: ResourceName;
  /** Menu group, when the page has an entry. */
  menu?: MenuKey;
  order?: number;
  icon?: IconName;
  /** `tab` = drawn by the record page of its resource. */
  kind?: 'page' | 'tab';
  load?: () => Promise<{ Page: ComponentType }>;
}
