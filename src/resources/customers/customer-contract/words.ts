import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'customers/contract': {
      name: {
        mn: 'Гэрээ |||| Гэрээнүүд',
        en: 'Contract |||| Contracts',
        ru: 'Договор |||| Договоры |||| Договоры',
      },
      fields: {
        limit: { mn: 'Зээлийн эрх', en: 'Credit limit', ru: 'Кредитный лимит' },
        owner: { mn: 'Зээлдүүлэгч', en: 'Lender', ru: 'Кредитор' },
        zmsWriteStatus: {
          mn: 'ЗМС бичилт',
          en: 'Credit-registry write status',
          ru: 'Статус записи в кредитный реестр',
        },
        isArchive: { mn: 'Архивласан эсэх', en: 'Archived', ru: 'В архиве' },
        verifiedAt: { mn: 'Баталгаажсан огноо', en: 'Confirmed at', ru: 'Дата подтверждения' },
      },
    },
  },
} satisfies Words;
