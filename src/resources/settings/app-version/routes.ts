import type { AreaRoute } from '../../AreaRoute';
import { KEEP_VERSIONS } from './rights';

/** The versions of both apps (docs/domain/content-and-messaging.md 1.4). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/settings/app-version',
    access: KEEP_VERSIONS,
    title: 'menu.settings.app_version',
    resource: 'app_version',
    menu: 'settings',
    order: 2,
    load: () => import('./AppVersionPage'),
  },
];
