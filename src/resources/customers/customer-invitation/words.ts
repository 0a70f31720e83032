import type { Words } from '../../../i18n/words';
import { words as room } from '../invitation/words';

const source = room.resources['invitation-list'];

export const words = {
  people: {
    invitations: {
      title: {
        mn: 'Урилгын үр дүн',
        en: 'Results of the invitations',
        ru: 'Результаты приглашений',
      },
      bonus: { mn: 'Нийт урамшуулал', en: 'Total bonus', ru: 'Общий бонус' },
      rule: { mn: 'Гэрээ × нэгж дүн', en: 'Contracts × rate', ru: 'Договоры × ставка' },
    },
  },
  resources: {
    'customers/invitation': {
      name: {
        mn: 'Урилга |||| Урилгууд',
        en: 'Invitation |||| Invitations',
        ru: 'Приглашение |||| Приглашения |||| Приглашения',
      },
      fields: source.fields,
      views: source.views,
    },
  },
} satisfies Words;
