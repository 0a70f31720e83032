import type { Words } from '../../../i18n/words';

export const words = {
  accounting: {
    criteria: {
      in_force: { mn: 'Мөрдөж буй шалгуур', en: 'Criteria in force', ru: 'Действующие условия' },
      help: {
        mn: 'Дараагийн төлөлт энэ хоногийн дотор болох, эсвэл хугацаа хэтэрсэн зээлийг түр данснаас төлнө. Төлсний дараа дансанд доод дүн үлдэнэ. Өөрчлөлт дараагийн төлөлтөөс хүчинтэй.',
        en: 'A loan is repaid from the temporary account when its next payment is due within these days, or is overdue. The least balance stays on the account. A change holds from the next repayment on.',
        ru: 'Кредит погашается с временного счёта, если ближайший платёж наступает в эти дни или просрочен. Минимальный остаток остаётся на счёте. Изменение действует со следующего погашения.',
      },
    },
  },
  enums: {
    CriteriaState: {
      IN_FORCE: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действует' },
    },
  },
  resources: {
    deposit_criteria: {
      name: {
        mn: 'Түр данснаас төлөх шалгуур |||| Түр данснаас төлөх шалгуурууд',
        en: 'Criteria of the temporary account |||| Criteria of the temporary account',
        ru: 'Условия временного счёта |||| Условия временного счёта |||| Условия временного счёта',
      },
      fields: {
        nextPaymentMinDay: {
          mn: 'Дараагийн төлөлт хүртэлх хоног',
          en: 'Days to the next payment',
          ru: 'Дней до следующего платежа',
        },
        minBalance: {
          mn: 'Дансанд үлдэх доод дүн',
          en: 'Least balance',
          ru: 'Минимальный остаток',
        },
      },
      actions: {
        change_criteria: {
          mn: 'Шалгуур өөрчлөх',
          en: 'Change the criteria',
          ru: 'Изменить условия',
        },
      },
    },
  },
} satisfies Words;
