import type { Words } from '../../../i18n/words';

export const words = {
  contracts: {
    requests: {
      stages: { mn: 'Үе шатууд', en: 'Stages', ru: 'Этапы' },
      oldest: {
        mn: 'Хамгийн удаан: %{smart_count} цаг',
        en: 'Oldest: %{smart_count} hour |||| Oldest: %{smart_count} hours',
        ru: 'Дольше всего: %{smart_count} час |||| Дольше всего: %{smart_count} часа |||| Дольше всего: %{smart_count} часов',
      },
      late: { mn: 'Хугацаа хэтэрсэн: %{count}', en: 'Late: %{count}', ru: 'Просрочено: %{count}' },
      none: { mn: 'Хүсэлт алга', en: 'No request', ru: 'Нет заявок' },
    },
  },
  resources: {
    'online/active-requests': {
      name: {
        mn: 'Идэвхтэй хүсэлт |||| Идэвхтэй хүсэлт',
        en: 'Active request |||| Active requests',
        ru: 'Активная заявка |||| Активные заявки |||| Активные заявки',
      },
      fields: {
        code: { mn: 'Хүсэлтийн дугаар', en: 'Request number', ru: 'Номер заявки' },
        type: { mn: 'Гэрээний төрөл', en: 'Contract type', ru: 'Тип договора' },
        stage: { mn: 'Үе шат', en: 'Stage', ru: 'Этап' },
        stageSince: { mn: 'Үе шат эхэлсэн', en: 'In the stage since', ru: 'На этапе с' },
        waitedHours: { mn: 'Хүлээсэн цаг', en: 'Hours waited', ru: 'Часов ожидания' },
        isLate: { mn: 'Хугацаа хэтэрсэн эсэх', en: 'Late', ru: 'Просрочена' },
      },
      views: {
        late: { mn: 'Хугацаа хэтэрсэн', en: 'Late', ru: 'Просроченные' },
        signing: {
          mn: 'Гарын үсэг хүлээж буй',
          en: 'Waiting for signature',
          ru: 'Ожидают подписи',
        },
      },
      events: {
        process: {
          mn: 'Дараагийн шатанд шилжсэн',
          en: 'Moved to another stage',
          ru: 'Переведено на другой этап',
        },
      },
    },
  },
} satisfies Words;
