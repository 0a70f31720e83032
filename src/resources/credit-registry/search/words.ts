import type { Words } from '../../../i18n/words';

export const words = {
  creditRegistry: {
    edit: {
      back: { mn: 'ЗМС хайлт руу буцах', en: 'Back to the search', ru: 'Назад к поиску' },
      record: { mn: 'Бичилтийн дэлгэрэнгүй', en: 'Write details', ru: 'Сведения о записи' },
      no_right: {
        mn: 'Бичлэг засах эрх танд алга.',
        en: 'You do not have permission to correct records.',
        ru: 'У вас нет права исправлять записи.',
      },
    },
  },
} satisfies Words;
