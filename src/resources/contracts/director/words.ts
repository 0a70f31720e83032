import type { Words } from '../../../i18n/words';
import { words as contract } from '../contract/words';

export const words = {
  resources: {
    'online/director': {
      name: {
        mn: 'Захирлын баталгаажуулалт |||| Захирлын баталгаажуулалт',
        en: "Director's approval |||| Director's approvals",
        ru: 'Утверждение директором |||| Утверждение директором |||| Утверждение директором',
      },
      views: {
        signFailed: {
          mn: 'Гарын үсэг амжилтгүй',
          en: 'Signing failed',
          ru: 'Подписание не удалось',
        },
      },
      fields: contract.resources.contract.fields,
    },
  },
} satisfies Words;
