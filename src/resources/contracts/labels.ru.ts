import type { Same } from '../../i18n/Same';
import { lending } from '../../i18n/ru/shared/lending';
import { queueTexts } from '../../i18n/ru/shared/queues';
import { registryCheckTexts } from '../../i18n/ru/shared/registryCheck';
import type { labels as mn } from './labels.mn';
import { printedTexts } from '../../i18n/ru/shared/printed';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...printedTexts,
  ...lending,
  ...queueTexts,
  ...registryCheckTexts,
  enums: {
    ...printedTexts.enums,
    ContractRequestStage: {
      IDENTITY: 'Проверка личности',
      REGISTRY: 'Проверки в реестрах',
      SCORING: 'Расчёт кредитного балла',
      CUSTOMER_SIGN: 'Подпись клиента',
      DIRECTOR_SIGN: 'Подпись директора',
      SIGN_FAILED: 'Подписание не удалось',
    },
    ContractAction: {
      MAKE: 'Заключить договор',
      CANCEL: 'Расторгнуть договор',
      CEDE: 'Уступить право требования',
      UNDO_CESSION: 'Отменить уступку',
    },
  },
};
