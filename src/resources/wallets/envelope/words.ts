import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'wa-envelope:list': {
      mn: 'Бэлгийн дугтуй харах',
      en: 'See envelopes',
      ru: 'Просмотр конвертов',
      demo: ['admin', 'operator', 'accountant'],
    },
  },
  wallets: {
    envelope: {
      money: { mn: 'Мөнгөний тулгалт', en: 'Money', ru: 'Деньги' },
      about: { mn: 'Дугтуйн мэдээлэл', en: 'About the envelope', ru: 'О конверте' },
      r14: {
        mn: 'Нийт дүн = хүлээн авсан + үлдсэн + буцаасан',
        en: 'Total = received + remaining + returned',
        ru: 'Всего = получено + осталось + возвращено',
      },
      receivers: { mn: 'Хүлээн авагчид', en: 'Receivers', ru: 'Получатели' },
      taken: {
        mn: '%{count} хүнээс %{taken} нь авсан',
        en: '%{taken} of %{count} have taken',
        ru: 'Получили %{taken} из %{count}',
      },
      nobody_yet: {
        mn: 'Хэн ч аваагүй байна.',
        en: 'Nobody has taken anything yet.',
        ru: 'Ещё никто не получил.',
      },
      who: { mn: 'Хүлээн авагч', en: 'Receiver', ru: 'Получатель' },
      taken_at: { mn: 'Авсан огноо', en: 'Taken at', ru: 'Дата получения' },
      journal: { mn: 'Журнал', en: 'Journal', ru: 'Журнал' },
      amount: { mn: 'Авсан дүн', en: 'Amount taken', ru: 'Полученная сумма' },
      total: { mn: 'Нийт', en: 'Total', ru: 'Всего' },
    },
  },
  resources: {
    envelopes: {
      name: {
        mn: 'Бэлэгийн дугтуй |||| Бэлэгийн дугтуйнууд',
        en: 'Gift envelope |||| Gift envelopes',
        ru: 'Подарочный конверт |||| Подарочные конверты |||| Подарочные конверты',
      },
      events: {
        expire_envelope: {
          mn: 'Хугацаа дууссан, үлдэгдлийг буцаасан',
          en: 'Its time ended, the rest went back',
          ru: 'Срок истёк, остаток возвращён',
        },
      },
      fields: {
        customerId: { mn: 'Илгээгч', en: 'Sender', ru: 'Отправитель' },
        themeId: { mn: 'Загвар', en: 'Theme', ru: 'Тема' },
        message: { mn: 'Мэндчилгээ', en: 'Message', ru: 'Поздравление' },
        totalAmount: { mn: 'Нийт дүн', en: 'Total amount', ru: 'Общая сумма' },
        receivedAmount: { mn: 'Хүлээн авсан дүн', en: 'Received amount', ru: 'Полученная сумма' },
        remainingAmount: { mn: 'Үлдсэн дүн', en: 'Remaining amount', ru: 'Оставшаяся сумма' },
        chargedBackAmount: { mn: 'Буцаасан дүн', en: 'Returned amount', ru: 'Возвращённая сумма' },
        receiverCount: { mn: 'Хүлээн авагчийн тоо', en: 'Receivers', ru: 'Количество получателей' },
        splitType: { mn: 'Хуваах хэлбэр', en: 'Split type', ru: 'Способ деления' },
        isGroup: { mn: 'Бүлгийн дугтуй эсэх', en: 'Group envelope', ru: 'Групповой конверт' },
        openedAt: { mn: 'Нээсэн огноо', en: 'Opened at', ru: 'Дата открытия' },
        cancelledAt: { mn: 'Цуцалсан огноо', en: 'Cancelled at', ru: 'Дата отмены' },
        expiresAt: { mn: 'Хүчинтэй хугацаа', en: 'Expires at', ru: 'Срок действия' },
        journalNumber: { mn: 'Журналын дугаар', en: 'Journal number', ru: 'Номер журнала' },
        chargeBackJournalNumber: {
          mn: 'Буцаалтын журналын дугаар',
          en: 'Charge-back journal number',
          ru: 'Номер журнала возврата',
        },
        receivers: { mn: 'Хүлээн авагчид', en: 'Receivers', ru: 'Получатели' },
        isFlagged: { mn: 'Зөрүүтэй эсэх', en: 'Does not agree', ru: 'Есть расхождение' },
        amount: { mn: 'Авсан дүн', en: 'Amount taken', ru: 'Полученная сумма' },
        takenAt: { mn: 'Авсан огноо', en: 'Taken at', ru: 'Дата получения' },
      },
      views: {
        untouched: { mn: 'Нээгээгүй', en: 'Untouched', ru: 'Не открытые' },
        opened: { mn: 'Нээсэн', en: 'Opened', ru: 'Открытые' },
        success: { mn: 'Бүрэн хүлээн авсан', en: 'Fully received', ru: 'Полученные полностью' },
        finished: {
          mn: 'Үлдэгдэлтэй дууссан',
          en: 'Finished with a remainder',
          ru: 'Завершённые с остатком',
        },
        closed: { mn: 'Хаагдсан', en: 'Closed', ru: 'Закрытые' },
        flagged: { mn: 'Зөрүүтэй', en: 'Not agreeing', ru: 'С расхождениями' },
      },
    },
  },
} satisfies Words;
