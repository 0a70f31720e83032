import type { AreaRoute } from '../../AreaRoute';

/** What is known of one number (docs/domain/content-and-messaging.md 3.5). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/settings/phone-number',
    access: ['phone:list', 'phone:edit'],
    title: 'menu.settings.phone_number',
    resource: 'settings/phone-number',
    menu: 'settings',
    order: 8,
    icon: 'call',
    load: () => import('./PhoneLookupPage'),
  },
];
