import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'loan-leasing-refund:list': {
      mn: 'Лизингийн эргэн төлөлт',
      en: 'Leasing refunds',
      ru: 'Возвраты по лизингу',
      demo: ['admin', 'economist'],
    },
  },
  resources: {
    'loans/leasing-refund': {
      name: {
        mn: 'Лизингийн эргэн төлөлт |||| Лизингийн эргэн төлөлт',
        en: 'Leasing repayment |||| Leasing repayments',
        ru: 'Погашение лизинга |||| Погашение лизинга |||| Погашение лизинга',
      },
      fields: {
        receiptNumber: { mn: 'Төлөлтийн дугаар', en: 'Receipt number', ru: 'Номер платежа' },
        code: { mn: 'Зээлийн код', en: 'Loan code', ru: 'Код кредита' },
        merchant: { mn: 'Худалдаачин', en: 'Merchant', ru: 'Продавец' },
        deliveredAt: { mn: 'Бараа олгосон огноо', en: 'Goods delivered', ru: 'Товар передан' },
        product: { mn: 'Бүтээгдэхүүн', en: 'Product', ru: 'Продукт' },
        amount: { mn: 'Төлсөн дүн', en: 'Paid', ru: 'Оплачено' },
        principalPaid: { mn: 'Үндсэн төлбөр', en: 'Principal', ru: 'Основной долг' },
        interestPaid: { mn: 'Хүү', en: 'Interest', ru: 'Проценты' },
        otherPaid: { mn: 'Бусад', en: 'Other', ru: 'Прочее' },
        paymentSource: { mn: 'Мөнгөний эх үүсвэр', en: 'Source of funds', ru: 'Источник средств' },
        paidAt: { mn: 'Төлсөн огноо', en: 'Paid at', ru: 'Дата оплаты' },
      },
    },
  },
} satisfies Words;
