import { only, type Words } from '../../../i18n/words';
import { words as contract } from '../contract/words';

const source = contract.resources.contract;

export const words = {
  rights: {
    'online-contract:list': {
      mn: 'Онлайн гэрээ',
      en: 'Online contracts',
      ru: 'Онлайн-договоры',
      demo: ['admin', 'economist'],
    },
    'online-contract-own:list': {
      mn: 'Өөрийн онлайн гэрээ',
      en: "One's own online contracts",
      ru: 'Свои онлайн-договоры',
      demo: ['admin', 'agent', 'tenant'],
    },
  },
  resources: {
    'online/contract/list': {
      name: {
        mn: 'Онлайн гэрээ |||| Онлайн гэрээнүүд',
        en: 'Online contract |||| Online contracts',
        ru: 'Онлайн-договор |||| Онлайн-договоры |||| Онлайн-договоры',
      },
      fields: source.fields,
      views: {
        ...only(source.views, ['waiting', 'live', 'ended']),
        signFailed: {
          mn: 'Гарын үсэг амжилтгүй',
          en: 'Signing failed',
          ru: 'Подписание не удалось',
        },
      },
    },
  },
} satisfies Words;
