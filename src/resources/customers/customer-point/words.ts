import type { Words } from '../../../i18n/words';
import { words as room } from '../bonus-point/words';

const source = room.resources['bonus-points'];

export const words = {
  people: {
    points: {
      balance: {
        mn: 'Онооны үлдэгдэл: %{points}',
        en: 'Point balance: %{points}',
        ru: 'Остаток баллов: %{points}',
      },
      other: { mn: 'Бусад', en: 'Other', ru: 'Прочее' },
      by_type: { mn: 'Онооны хөдөлгөөн төрлөөр', en: 'Points by type', ru: 'Баллы по видам' },
      count: { mn: 'Тоо', en: 'Count', ru: 'Количество' },
    },
  },
  resources: {
    'customers/point': {
      name: {
        mn: 'Урамшууллын оноо |||| Урамшууллын оноо',
        en: 'Bonus points |||| Bonus points',
        ru: 'Бонусный балл |||| Бонусные баллы |||| Бонусные баллы',
      },
      fields: source.fields,
      views: source.views,
    },
  },
} satisfies Words;
