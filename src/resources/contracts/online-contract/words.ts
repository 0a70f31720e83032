import type { Words } from '../../../i18n/words';
import { words as contract } from '../contract/words';

export const words = {
  resources: {
    'online/contract/list': {
      name: {
        mn: 'Онлайн гэрээ |||| Онлайн гэрээнүүд',
        en: 'Online contract |||| Online contracts',
        ru: 'Онлайн-договор |||| Онлайн-договоры |||| Онлайн-договоры',
      },
      fields: contract.resources.contract.fields,
      views: {
        waiting: {
          mn: 'Гарын үсэг хүлээж буй',
          en: 'Waiting for signature',
          ru: 'Ожидают подписи',
        },
        signFailed: {
          mn: 'Гарын үсэг амжилтгүй',
          en: 'Signing failed',
          ru: 'Подписание не удалось',
        },
        live: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действующие' },
        ended: { mn: 'Цуцлагдсан', en: 'Cancelled', ru: 'Расторгнутые' },
      },
    },
  },
} satisfies Words;
