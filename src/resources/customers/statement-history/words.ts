import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'statement-history-list': {
      name: {
        mn: 'Хуулгын түүх |||| Хуулгын түүх',
        en: 'Statement history |||| Statement history',
        ru: 'История выписок |||| История выписок |||| История выписок',
      },
      fields: {
        periodFrom: { mn: 'Эхлэх огноо', en: 'From', ru: 'Начало периода' },
        periodTo: { mn: 'Дуусах огноо', en: 'To', ru: 'Конец периода' },
        channel: { mn: 'Хүсэлтийн суваг', en: 'Request channel', ru: 'Канал запроса' },
        requestedAt: { mn: 'Хүсэлт гаргасан огноо', en: 'Requested at', ru: 'Дата запроса' },
        requestedBy: { mn: 'Хүсэлт гаргасан ажилтан', en: 'Requested by', ru: 'Запросил' },
        failure: {
          mn: 'Амжилтгүй болсон шалтгаан',
          en: 'Reason for failure',
          ru: 'Причина ошибки',
        },
        statementId: { mn: 'Хуулга', en: 'Statement', ru: 'Выписка' },
      },
      views: {
        open: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        failed: { mn: 'Амжилтгүй', en: 'Failed', ru: 'С ошибкой' },
        byStaff: { mn: 'Ажилтны хүссэн', en: 'By staff', ru: 'Запрошены сотрудником' },
      },
    },
  },
  enums: {
    StatementRequestState: {
      REQUESTED: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидает' },
      READY: { mn: 'Бэлэн', en: 'Ready', ru: 'Готова' },
      FAILED: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Ошибка' },
      EXPIRED: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Срок истёк' },
    },
    RequestChannel: {
      APP: { mn: 'Апп', en: 'App', ru: 'Приложение' },
      CONSOLE: { mn: 'Удирдлагын систем', en: 'Console', ru: 'Консоль' },
      BRANCH: { mn: 'Салбар', en: 'Branch', ru: 'Отделение' },
    },
  },
} satisfies Words;
