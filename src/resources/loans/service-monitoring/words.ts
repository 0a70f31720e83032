import type { Words } from '../../../i18n/words';
import { loanFields } from '../loan/words';

export const words = {
  rights: {
    'loan-service-monitor:access': {
      mn: 'Зээлийн үйлчилгээний хяналт',
      en: 'Loan service monitoring',
      ru: 'Мониторинг услуг по кредитам',
      demo: ['admin', 'economist'],
    },
  },
  loanLists: {
    stages: {
      title: { mn: 'Зээл олголтын шат', en: 'Disbursement stages', ru: 'Этапы выдачи' },
      differs: {
        mn: 'Жагсаалтад: %{count}',
        en: 'In the list: %{count}',
        ru: 'В списке: %{count}',
      },
      oldest: { mn: 'Хамгийн удсан', en: 'Oldest', ru: 'Самый давний' },
      nothing: { mn: 'Зогссон зээл алга', en: 'Nothing at this stage', ru: 'На этом этапе пусто' },
    },
  },
  resources: {
    'loans/service-monitoring': {
      name: {
        mn: 'Зээл |||| Үйлчилгээний хяналт',
        en: 'Loan |||| Service monitoring',
        ru: 'Кредит |||| Мониторинг сервисов |||| Мониторинг сервисов',
      },
      fields: {
        ...loanFields,
        stageSince: { mn: 'Шатанд орсон', en: 'At this stage since', ru: 'На этапе с' },
        lateness: { mn: 'Хүлээлт', en: 'Waiting', ru: 'Ожидание' },
        failureCode: { mn: 'Алдааны код', en: 'Failure code', ru: 'Код ошибки' },
        failureText: { mn: 'Алдааны тайлбар', en: 'Failure', ru: 'Ошибка' },
      },
      views: {
        failed: { mn: 'Амжилтгүй', en: 'Failed', ru: 'С ошибкой' },
        late: { mn: 'Удсан', en: 'Late', ru: 'Задержанные' },
      },
    },
  },
  enums: {
    StageLateness: {
      IN_TIME: { mn: 'Хугацаандаа', en: 'In time', ru: 'В срок' },
      LATE: { mn: 'Удсан', en: 'Late', ru: 'Задержан' },
      VERY_LATE: { mn: 'Хэт удсан', en: 'Very late', ru: 'Сильно задержан' },
    },
    StageFailure: {
      NO_ANSWER: { mn: 'Хариу ирээгүй', en: 'No answer came', ru: 'Ответа не было' },
      LIMIT_SERVICE_UNAVAILABLE: {
        mn: 'Лимит шалгах үйлчилгээ хариу өгсөнгүй',
        en: 'The limit service did not answer',
        ru: 'Сервис лимитов не ответил',
      },
      LEDGER_PERIOD_CLOSED: {
        mn: 'Бүртгэлийн үе хаагдсан',
        en: 'The ledger period is closed',
        ru: 'Учётный период закрыт',
      },
      BANK_ACCOUNT_NOT_FOUND: {
        mn: 'Банкны данс олдсонгүй',
        en: 'The bank account was not found',
        ru: 'Банковский счёт не найден',
      },
    },
  },
} satisfies Words;
