import type { Words } from '../../i18n/words';
import { lending } from '../../i18n/shared/lending';
import { queueTexts } from '../../i18n/shared/queues';
import { registryCheckTexts } from '../../i18n/shared/registryCheck';
import { printedTexts } from '../../i18n/shared/printed';

export const words = {
  ...printedTexts,
  ...lending,
  ...queueTexts,
  ...registryCheckTexts,
  enums: {
    ...printedTexts.enums,
    ContractRequestStage: {
      IDENTITY: {
        mn: 'Иргэний мэдээлэл шалгах',
        en: 'Checking the identity',
        ru: 'Проверка личности',
      },
      REGISTRY: { mn: 'ЗМС, ХУР-аас лавлах', en: 'Registry checks', ru: 'Проверки в реестрах' },
      SCORING: { mn: 'Оноо тооцох', en: 'Computing the score', ru: 'Расчёт кредитного балла' },
      CUSTOMER_SIGN: {
        mn: 'Харилцагч гарын үсэг зурах',
        en: 'Customer signs',
        ru: 'Подпись клиента',
      },
      DIRECTOR_SIGN: {
        mn: 'Захирал гарын үсэг зурах',
        en: 'Director signs',
        ru: 'Подпись директора',
      },
      SIGN_FAILED: {
        mn: 'Гарын үсэг амжилтгүй',
        en: 'Signing failed',
        ru: 'Подписание не удалось',
      },
    },
    ContractAction: {
      MAKE: { mn: 'Гэрээ байгуулах', en: 'Make contract', ru: 'Заключить договор' },
      CANCEL: { mn: 'Гэрээ цуцлах', en: 'Cancel contract', ru: 'Расторгнуть договор' },
      CEDE: { mn: 'Шаардах эрх шилжүүлэх', en: 'Cede claim', ru: 'Уступить право требования' },
      UNDO_CESSION: {
        mn: 'Шаардах эрхийн шилжүүлгийг буцаах',
        en: 'Undo cession',
        ru: 'Отменить уступку',
      },
    },
  },
} satisfies Words;
