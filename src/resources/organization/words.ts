import type { Words } from '../../i18n/words';
import { openWorkTexts } from '../../i18n/shared/openWork';

export const words = {
  ...openWorkTexts,
  enums: {
    StaffAction: {
      APPROVE: { mn: 'Батлах', en: 'Approve', ru: 'Одобрить' },
      REJECT: { mn: 'Татгалзах', en: 'Reject', ru: 'Отклонить' },
      CANCEL: { mn: 'Цуцлах', en: 'Cancel', ru: 'Отменить' },
      CORRECT: { mn: 'Залруулах', en: 'Correct', ru: 'Исправить' },
      CLOSE: { mn: 'Хаах', en: 'Close', ru: 'Закрыть' },
      EXTEND: { mn: 'Хугацаа сунгах', en: 'Extend', ru: 'Продлить' },
      MOVE_TO_RISK_FUND: {
        mn: 'Эрсдэлийн санд шилжүүлэх',
        en: 'Move to risk fund',
        ru: 'Перевести в фонд риска',
      },
      CONFIRM_CANCEL_TO_ISSUED: {
        mn: 'Цуцлалтыг буцаан олгосон болгох',
        en: 'Confirm return to issued',
        ru: 'Подтвердить возврат в выданные',
      },
      CESSION: { mn: 'Шаардах эрх шилжүүлэх', en: 'Cede claim', ru: 'Уступить право требования' },
      UNDO_CESSION: {
        mn: 'Шаардах эрхийн шилжүүлгийг буцаах',
        en: 'Undo cession',
        ru: 'Отменить уступку',
      },
      PUBLISH: { mn: 'Нийтлэх', en: 'Publish', ru: 'Опубликовать' },
      UNPUBLISH: { mn: 'Нийтлэлээс хасах', en: 'Unpublish', ru: 'Снять с публикации' },
    },
  },
} satisfies Words;
