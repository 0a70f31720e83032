import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'wa-split:list': {
      mn: 'Хуваасан тооцоо харах',
      en: 'See split payments',
      ru: 'Раздельные платежи',
      demo: ['admin', 'operator', 'accountant'],
    },
  },
  wallets: {
    split: {
      money: { mn: 'Мөнгөний тулгалт', en: 'Money', ru: 'Деньги' },
      about: { mn: 'Тооцооны мэдээлэл', en: 'About the split', ru: 'О разделении' },
      r16: {
        mn: 'Гишүүдийн дүнгийн нийлбэр = нийт дүн',
        en: 'Sum of the shares = total',
        ru: 'Сумма долей = всего',
      },
      r16_percent: {
        mn: 'Хувийн нийлбэр = 100',
        en: 'Sum of the percentages = 100',
        ru: 'Сумма процентов = 100',
      },
      members: { mn: 'Гишүүд ба төлбөр', en: 'Members and payments', ru: 'Участники и платежи' },
      who: { mn: 'Гишүүн', en: 'Member', ru: 'Участник' },
      paid_type: { mn: 'Төлсөн хэлбэр', en: 'Paid by', ru: 'Способ оплаты' },
      paid_at: { mn: 'Төлсөн огноо', en: 'Paid at', ru: 'Дата оплаты' },
      journal: { mn: 'Журнал', en: 'Journal', ru: 'Журнал' },
      percent: { mn: 'Хувь', en: 'Percent', ru: 'Процент' },
      amount: { mn: 'Төлөх дүн', en: 'Share', ru: 'Доля' },
      total: { mn: 'Нийт', en: 'Total', ru: 'Всего' },
    },
  },
  resources: {
    splits: {
      name: {
        mn: 'Хуваасан тооцоо |||| Хуваасан тооцоонууд',
        en: 'Split payment |||| Split payments',
        ru: 'Разделённый счёт |||| Разделённые счета |||| Разделённые счета',
      },
      fields: {
        customerId: { mn: 'Үүсгэсэн харилцагч', en: 'Created by', ru: 'Создал' },
        groupDetail: { mn: 'Бүлгийн дэлгэрэнгүй', en: 'Group details', ru: 'Сведения о группе' },
        groupUsers: { mn: 'Бүлгийн гишүүд', en: 'Group members', ru: 'Участники группы' },
        splitType: { mn: 'Хуваах хэлбэр', en: 'Split type', ru: 'Способ деления' },
        totalAmount: { mn: 'Нийт дүн', en: 'Total amount', ru: 'Общая сумма' },
        paidAmount: { mn: 'Төлсөн дүн', en: 'Paid amount', ru: 'Оплаченная сумма' },
        unpaidAmount: { mn: 'Төлөөгүй дүн', en: 'Unpaid amount', ru: 'Неоплаченная сумма' },
        memberCount: { mn: 'Гишүүдийн тоо', en: 'Members', ru: 'Количество участников' },
        isPaid: { mn: 'Төлсөн эсэх', en: 'Paid', ru: 'Оплачено' },
        isFlagged: { mn: 'Зөрүүтэй эсэх', en: 'Does not agree', ru: 'Есть расхождение' },
        percent: { mn: 'Хувь', en: 'Percent', ru: 'Процент' },
        amount: { mn: 'Төлөх дүн', en: 'Share', ru: 'Доля' },
        paidType: { mn: 'Төлсөн хэлбэр', en: 'Paid by', ru: 'Способ оплаты' },
        paidAt: { mn: 'Төлсөн огноо', en: 'Paid at', ru: 'Дата оплаты' },
        journalNumber: { mn: 'Журналын дугаар', en: 'Journal number', ru: 'Номер журнала' },
      },
      views: {
        unpaid: { mn: 'Төлж дуусаагүй', en: 'Not fully paid', ru: 'Не оплаченные полностью' },
        paid: { mn: 'Төлж дууссан', en: 'Paid', ru: 'Оплаченные' },
        flagged: { mn: 'Зөрүүтэй', en: 'Not agreeing', ru: 'С расхождениями' },
      },
    },
  },
} satisfies Words;
