import { qrReader } from '../../../i18n/ru/shared/qrReader';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  ...qrReader,
  qrCodes: {
    picture: 'QR-код',
    picture_of: 'QR-код: %{number}',
    download: 'Скачать %{kind}',
    print_sheet: 'Напечатать лист',
    expired: 'Срок кода истёк, платежи не принимаются. Скачать и напечатать его нельзя.',
    until_past: 'Последний день не может быть раньше сегодняшнего.',
    no_wallet: 'У клиента ещё нет кошелька или договор кошелька расторгнут: код не создаётся.',
    payers_view: 'Что увидит плательщик',
    payer_chooses: 'Вводит плательщик',
    no_end: 'Бессрочно',
    number_given: 'Порядковый номер присваивается при сохранении. Созданный код не изменяется.',
    taps: {
      all: 'Считывания всех кодов: последние %{days} дней',
      own: 'Считывания: последние %{days} дней',
      taps: 'Считано',
      paid: 'Оплачено',
      amount: 'Сумма оплат',
      chart: 'Считано: %{taps}. Оплачено: %{paid}. Сумма оплат: %{amount}.',
      day: '%{date}. Считано: %{taps}. Оплачено: %{paid}. Сумма: %{amount}.',
      latest: 'Последние считывания',
      none: 'Этот код ещё не считывали',
    },
  },
  resources: {
    qr: {
      name: 'QR-код |||| QR-коды |||| QR-коды',
      fields: {
        sequenceNumber: 'Порядковый номер',
        name: 'Имя получателя',
        customerId: 'Клиент',
        walletAccount: 'Счёт кошелька',
        qr: 'Содержимое QR',
        validUntil: 'Последний день',
        taps: 'Считывания',
        paidTaps: 'Оплаченные считывания',
        paidTotal: 'Сумма оплат',
        lastTapAt: 'Последнее считывание',
      },
      sections: { receiver: 'Получатель', payment: 'Платёж' },
      views: { ACTIVE: 'Действующие', EXPIRED: 'Истёкшие' },
    },
    qr_tap: {
      name: 'Считывание QR |||| Считывания QR |||| Считывания QR',
      fields: {
        qrId: 'QR-код',
        tappedAt: 'Время считывания',
        outcome: 'Результат',
        payerBank: 'Банк плательщика',
        paymentId: 'Платёж QPay',
      },
    },
  },
  enums: {
    QrState: { ACTIVE: 'Действует', EXPIRED: 'Истёк' },
    QrTapOutcome: { PAID: 'Оплачено', VIEWED: 'Просмотрено', REFUSED: 'Отказано' },
  },
};
