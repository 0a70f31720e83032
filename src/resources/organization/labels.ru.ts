import type { Same } from '../../i18n/Same';
import { openWorkTexts } from '../../i18n/ru/shared/openWork';

import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...openWorkTexts,
  enums: {
    StaffAction: {
      APPROVE: 'Одобрить',
      REJECT: 'Отклонить',
      CANCEL: 'Отменить',
      CORRECT: 'Исправить',
      CLOSE: 'Закрыть',
      EXTEND: 'Продлить',
      MOVE_TO_RISK_FUND: 'Перевести в фонд риска',
      CONFIRM_CANCEL_TO_ISSUED: 'Подтвердить возврат в выданные',
      CESSION: 'Уступить право требования',
      UNDO_CESSION: 'Отменить уступку',
      PUBLISH: 'Опубликовать',
      UNPUBLISH: 'Снять с публикации',
    },
  },
};
