import type { AreaRoute } from '../../AreaRoute';
import { SET_SYSTEM } from './rights';

/** The one set of settings of the system (docs/domain/content-and-messaging.md 5.2). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/settings/system',
    access: SET_SYSTEM,
    title: 'menu.settings.system',
    resource: 'system_settings',
    menu: 'settings',
    order: 3,
    load: () => import('./SystemSettingsPage'),
  },
];
