import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  wallets: {
    envelope: {
      money: 'Деньги',
      about: 'О конверте',
      r14: 'Всего = получено + осталось + возвращено',
      receivers: 'Получатели',
      taken: 'Получили %{taken} из %{count}',
      nobody_yet: 'Ещё никто не получил.',
      who: 'Получатель',
      taken_at: 'Дата получения',
      journal: 'Журнал',
      amount: 'Полученная сумма',
      total: 'Всего',
    },
  },
  resources: {
    envelopes: {
      name: 'Подарочный конверт |||| Подарочные конверты |||| Подарочные конверты',
      events: { expire_envelope: 'Срок истёк, остаток возвращён' },
      fields: {
        number: 'Номер',
        customerId: 'Отправитель',
        themeId: 'Тема',
        message: 'Поздравление',
        totalAmount: 'Общая сумма',
        receivedAmount: 'Полученная сумма',
        remainingAmount: 'Оставшаяся сумма',
        chargedBackAmount: 'Возвращённая сумма',
        receiverCount: 'Количество получателей',
        splitType: 'Способ деления',
        isGroup: 'Групповой конверт',
        openedAt: 'Дата открытия',
        cancelledAt: 'Дата отмены',
        expiresAt: 'Срок действия',
        journalNumber: 'Номер журнала',
        chargeBackJournalNumber: 'Номер журнала возврата',
        receivers: 'Получатели',
        isFlagged: 'Есть расхождение',
        amount: 'Полученная сумма',
        takenAt: 'Дата получения',
      },
      views: {
        untouched: 'Не открытые',
        opened: 'Открытые',
        success: 'Полученные полностью',
        finished: 'Завершённые с остатком',
        closed: 'Закрытые',
        flagged: 'С расхождениями',
      },
    },
  },
};
