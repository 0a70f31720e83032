import { only, type Words } from '../../../i18n/words';
import { words as room } from '../../contracts/contract/words';

const source = room.resources.contract;

export const words = {
  resources: {
    'customers/contract': {
      name: {
        mn: 'Гэрээ |||| Гэрээнүүд',
        en: 'Contract |||| Contracts',
        ru: 'Договор |||| Договоры |||| Договоры',
      },
      fields: {
        ...only(source.fields, ['isArchive']),
        limit: { mn: 'Зээлийн эрх', en: 'Credit limit', ru: 'Кредитный лимит' },
        owner: { mn: 'Зээлдүүлэгч', en: 'Lender', ru: 'Кредитор' },
        zmsWriteStatus: {
          mn: 'ЗМС бичилт',
          en: 'Credit-registry write status',
          ru: 'Статус записи в кредитный реестр',
        },
        verifiedAt: { mn: 'Баталгаажсан огноо', en: 'Confirmed at', ru: 'Дата подтверждения' },
      },
    },
  },
} satisfies Words;
