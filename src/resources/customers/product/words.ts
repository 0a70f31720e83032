import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'cus-product:list': {
      mn: 'Харилцагчийн бүтээгдэхүүн харах',
      en: "See customers' products",
      ru: 'Продукты клиентов',
      demo: ['admin', 'operator', 'economist'],
    },
  },
  customerLists: {
    product: {
      loans: {
        mn: 'Энэ бүтээгдэхүүний зээл',
        en: 'Loans of this product',
        ru: 'Кредиты этого продукта',
      },
      none: { mn: 'Зээл алга.', en: 'There are no loans.', ru: 'Кредитов нет.' },
      failed: {
        mn: 'Зээлийг уншиж чадсангүй.',
        en: 'The loans could not be loaded.',
        ru: 'Не удалось загрузить кредиты.',
      },
      agreed: {
        mn: 'Нээлттэй зээлийн үлдэгдлийн нийлбэр',
        en: 'Total balance of open loans',
        ru: 'Сумма остатков открытых кредитов',
      },
    },
  },
  resources: {
    products: {
      name: {
        mn: 'Бүтээгдэхүүн |||| Бүтээгдэхүүнүүд',
        en: 'Product |||| Products',
        ru: 'Продукт |||| Продукты |||| Продукты',
      },
      fields: {
        productType: { mn: 'Бүтээгдэхүүн', en: 'Product', ru: 'Продукт' },
        limit: { mn: 'Лимит', en: 'Limit', ru: 'Лимит' },
        used: { mn: 'Ашигласан', en: 'Used', ru: 'Использовано' },
        available: { mn: 'Боломжит үлдэгдэл', en: 'Available', ru: 'Доступно' },
        usedShare: { mn: 'Ашиглалт', en: 'Utilisation', ru: 'Использование' },
        openLoans: { mn: 'Нээлттэй зээл', en: 'Open loans', ru: 'Открытых кредитов' },
        allLoans: { mn: 'Нийт зээл', en: 'All loans', ru: 'Всего кредитов' },
        overdueDays: { mn: 'Хэтэрсэн хоног', en: 'Days past due', ru: 'Дней просрочки' },
        since: { mn: 'Анх авсан огноо', en: 'First loan', ru: 'Первый кредит' },
      },
      views: {
        inUse: { mn: 'Ашиглаж буй', en: 'In use', ru: 'Используются' },
        overdue: { mn: 'Хугацаа хэтэрсэн', en: 'Past due', ru: 'Просрочены' },
        paidOff: { mn: 'Төлж дууссан', en: 'Paid off', ru: 'Погашены' },
      },
      sections: {
        holding: { mn: 'Бүтээгдэхүүн', en: 'Product', ru: 'Продукт' },
      },
      events: {
        loan_issued: { mn: 'Зээл олгосон', en: 'Loan paid out', ru: 'Кредит выдан' },
        loan_closed: { mn: 'Зээл хаасан', en: 'Loan closed', ru: 'Кредит закрыт' },
      },
    },
  },
  enums: {
    ProductState: {
      REQUESTED: { mn: 'Хүсэлт гаргасан', en: 'Requested', ru: 'Запрошен' },
      IN_USE: { mn: 'Ашиглаж буй', en: 'In use', ru: 'Используется' },
      OVERDUE: { mn: 'Хугацаа хэтэрсэн', en: 'Past due', ru: 'Просрочен' },
      RISKED: { mn: 'Эрсдэлд шилжсэн', en: 'In the risk department', ru: 'В отделе рисков' },
      PAID_OFF: { mn: 'Төлж дууссан', en: 'Paid off', ru: 'Погашен' },
    },
  },
} satisfies Words;
