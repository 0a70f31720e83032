import { loanFields } from '../loan/labels.mn';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  loanLists: {
    stages: {
      title: 'Зээл олголтын шат',
      differs: 'Жагсаалтад: %{count}',
      oldest: 'Хамгийн удсан',
      nothing: 'Зогссон зээл алга',
      show_all: 'Бүх шат',
    },
  },
  resources: {
    'loans/service-monitoring': {
      name: 'Зээл |||| Үйлчилгээний хяналт',
      fields: {
        ...loanFields,
        stageSince: 'Шатанд орсон',
        lateness: 'Хүлээлт',
        failureCode: 'Алдааны код',
        failureText: 'Алдааны тайлбар',
      },
      views: { failed: 'Амжилтгүй', late: 'Удсан' },
    },
  },
  enums: {
    StageLateness: { IN_TIME: 'Хугацаандаа', LATE: 'Удсан', VERY_LATE: 'Хэт удсан' },
    StageFailure: {
      NO_ANSWER: 'Хариу ирээгүй',
      LIMIT_SERVICE_UNAVAILABLE: 'Лимит шалгах үйлчилгээ хариу өгсөнгүй',
      LEDGER_PERIOD_CLOSED: 'Бүртгэлийн үе хаагдсан',
      BANK_ACCOUNT_NOT_FOUND: 'Банкны данс олдсонгүй',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/service-monitoring': typeof labels;
  }
}
