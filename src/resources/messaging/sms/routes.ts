import type { AreaRoute } from '../../AreaRoute';

/** Finds messages by the number that they went to. */
export const routes: readonly AreaRoute[] = [
  {
    path: '/sms/search-by-phone',
    access: 'app-manage-sms:list',
    title: 'menu.messaging.search_by_phone',
    resource: 'sms',
    menu: 'messaging/sms',
    order: 3,
    icon: 'sms',
    load: () => import('./SmsSearchPage'),
  },
];
