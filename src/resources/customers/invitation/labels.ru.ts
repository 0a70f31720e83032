import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'invitation-list': {
      name: 'Приглашение |||| Приглашения |||| Приглашения',
      fields: {
        inviter: 'Пригласивший',
        invitee: 'Приглашённый',
        bonus: 'Бонус',
        registeredAt: 'Дата регистрации',
        contractedAt: 'Дата договора',
      },
      views: { waiting: 'Ожидают', contracted: 'С договором', withoutResult: 'Без результата' },
    },
  },
};
