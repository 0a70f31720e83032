import type { wallets as mn } from '../../mn/areas/wallets';
import type { Same } from '../../Same';

export const wallets = {
  resources: {
    wallets: {
      fields: {
        amountLimit: 'Лимит остатка',
        transactionLimit: 'Лимит операции',
        dailyTransactionLimit: 'Дневной лимит операций',
        dailyTransactionAmount: 'Сумма операций за день',
        canTransfer: 'Доступ к переводам',
        isCashOutDeposit: 'Доступ к снятию с вклада',
        accountOwner: 'Владелец счёта',
        coin: 'Монеты',
        isPrimeAccount: 'Основной счёт',
        heldTransactions: 'Удержанные операции',
        transferredAt: 'Дата перевода',
      },
    },
    envelopes: {
      fields: {
        totalAmount: 'Общая сумма',
        remainingAmount: 'Оставшаяся сумма',
        receivedAmount: 'Полученная сумма',
        receiverCount: 'Количество получателей',
        theme: 'Тема',
        splitType: 'Способ деления',
        message: 'Поздравление',
        openedAt: 'Дата открытия',
        cancelledAt: 'Дата отмены',
        journalNumber: 'Номер журнала',
        chargeBackJournalNumber: 'Номер журнала возврата',
        isGroup: 'Групповой конверт',
      },
    },
    'envelopes/themes': {
      fields: {
        info: 'Информация',
        picture: 'Картинка',
        cardPicture: 'Картинка карточки',
        thumbnail: 'Миниатюра',
      },
    },
    splits: {
      fields: {
        splitType: 'Способ деления',
        groupDetail: 'Сведения о группе',
        groupUsers: 'Участники группы',
        isPaid: 'Оплачено',
        paidType: 'Способ оплаты',
      },
    },
    'qr/list': { fields: { qr: 'Содержимое QR', sequenceNumber: 'Порядковый номер' } },
    'qr-qpay': {
      fields: {
        paymentId: 'ID платежа',
        accountCurrencyCode: 'Валюта счёта',
        transactions: 'Операции',
        isChargeLine: 'Строка комиссии',
        chargeId: 'ID комиссии',
        currencyCode: 'Валюта',
        customerFeeFlag: 'Комиссию платит клиент',
        statusCode: 'Код статуса',
      },
    },
  },
  enums: {
    SplitType: { EQUAL: 'Поровну', RANDOM: 'Случайно', PERCENT: 'По процентам' },
    EnvelopeSplitType: { equal: 'Поровну', random: 'Случайно' },
    EnvelopeState: {
      untouched: 'Не открыт',
      opened: 'Открыт',
      success: 'Получен полностью',
      finished: 'Завершён с остатком',
      closed: 'Закрыт',
    },
    EnvelopeThemeAction: {
      ACTIVATE: 'Активировать',
      DEACTIVATE: 'Деактивировать',
      MAKE_DEFAULT: 'Сделать основной',
      DELETE: 'Удалить',
    },
    SplitPaidType: {
      UNPAID: 'Не оплачено',
      CASH: 'Оплачено наличными',
      WALLET: 'Оплачено из кошелька',
    },
  },
} satisfies Same<typeof mn>;
