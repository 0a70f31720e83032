import type { Words } from '../../../i18n/words';
import { qrReader } from '../../../i18n/shared/qrReader';

export const words = {
  rights: {
    'wa-qr-alias:list': {
      mn: 'QR код харах',
      en: 'See QR codes',
      ru: 'Просмотр QR-кодов',
      demo: ['admin', 'operator', 'accountant'],
    },
    'wa-qr-alias:create': {
      mn: 'QR код үүсгэх',
      en: 'Create QR codes',
      ru: 'Создание QR-кодов',
      demo: ['admin', 'operator', 'accountant'],
    },
  },
  ...qrReader,
  qrCodes: {
    picture: { mn: 'QR код', en: 'QR code', ru: 'QR-код' },
    picture_of: { mn: 'QR код: %{number}', en: 'QR code: %{number}', ru: 'QR-код: %{number}' },
    download: { mn: '%{kind} татах', en: 'Download %{kind}', ru: 'Скачать %{kind}' },
    print_sheet: { mn: 'Хуудсаар хэвлэх', en: 'Print a sheet', ru: 'Напечатать лист' },
    expired: {
      mn: 'Кодын хугацаа дууссан тул төлбөр авахгүй. Татах, хэвлэх боломжгүй.',
      en: 'The code has expired and takes no payments. It is neither downloaded nor printed.',
      ru: 'Срок кода истёк, платежи не принимаются. Скачать и напечатать его нельзя.',
    },
    until_past: {
      mn: 'Дуусах өдөр өнөөдрөөс өмнө байж болохгүй.',
      en: 'The last day may not be before today.',
      ru: 'Последний день не может быть раньше сегодняшнего.',
    },
    no_wallet: {
      mn: 'Харилцагчид хэтэвч нээгээгүй эсвэл хэтэвчийн гэрээг нь цуцалсан тул код үүсгэхгүй.',
      en: 'The customer has no wallet yet, or its contract has been cancelled, so no code can be created.',
      ru: 'У клиента ещё нет кошелька или договор кошелька расторгнут: код не создаётся.',
    },
    payers_view: {
      mn: 'Төлөгч уншуулахад харагдах мэдээлэл',
      en: 'What the payer reads',
      ru: 'Что увидит плательщик',
    },
    payer_chooses: {
      mn: 'Төлөгч өөрөө оруулна',
      en: 'The payer enters it',
      ru: 'Вводит плательщик',
    },
    no_end: { mn: 'Хугацаагүй', en: 'No end', ru: 'Бессрочно' },
    number_given: {
      mn: 'Дарааллын дугаарыг хадгалахад олгоно. Үүсгэсэн кодыг өөрчлөх боломжгүй.',
      en: 'The sequence number is given when the code is saved. A code that was made does not change.',
      ru: 'Порядковый номер присваивается при сохранении. Созданный код не изменяется.',
    },
    taps: {
      all: {
        mn: 'Бүх кодын уншилт: сүүлийн %{days} хоног',
        en: 'Taps of all codes: last %{days} days',
        ru: 'Считывания всех кодов: последние %{days} дней',
      },
      own: {
        mn: 'Уншилт: сүүлийн %{days} хоног',
        en: 'Taps: last %{days} days',
        ru: 'Считывания: последние %{days} дней',
      },
      taps: { mn: 'Уншсан', en: 'Taps', ru: 'Считано' },
      paid: { mn: 'Төлсөн', en: 'Paid', ru: 'Оплачено' },
      amount: { mn: 'Төлсөн дүн', en: 'Amount paid', ru: 'Сумма оплат' },
      chart: {
        mn: 'Уншсан: %{taps}. Төлсөн: %{paid}. Төлсөн дүн: %{amount}.',
        en: 'Taps: %{taps}. Paid: %{paid}. Amount paid: %{amount}.',
        ru: 'Считано: %{taps}. Оплачено: %{paid}. Сумма оплат: %{amount}.',
      },
      day: {
        mn: '%{date}. Уншсан: %{taps}. Төлсөн: %{paid}. Дүн: %{amount}.',
        en: '%{date}. Taps: %{taps}. Paid: %{paid}. Amount: %{amount}.',
        ru: '%{date}. Считано: %{taps}. Оплачено: %{paid}. Сумма: %{amount}.',
      },
      latest: { mn: 'Сүүлийн уншилтууд', en: 'Latest taps', ru: 'Последние считывания' },
      none: {
        mn: 'Энэ кодыг уншуулаагүй байна',
        en: 'Nobody has tapped this code',
        ru: 'Этот код ещё не считывали',
      },
    },
  },
  resources: {
    qr: {
      name: {
        mn: 'QR код |||| QR кодууд',
        en: 'QR code |||| QR codes',
        ru: 'QR-код |||| QR-коды |||| QR-коды',
      },
      fields: {
        sequenceNumber: { mn: 'Дарааллын дугаар', en: 'Sequence number', ru: 'Порядковый номер' },
        name: { mn: 'Хүлээн авагчийн нэр', en: 'Receiver’s name', ru: 'Имя получателя' },
        walletAccount: { mn: 'Хэтэвчийн данс', en: 'Wallet account', ru: 'Счёт кошелька' },
        qr: { mn: 'QR утга', en: 'QR text', ru: 'Содержимое QR' },
        validUntil: { mn: 'Дуусах өдөр', en: 'Last day', ru: 'Последний день' },
        taps: { mn: 'Уншилт', en: 'Taps', ru: 'Считывания' },
        paidTaps: { mn: 'Төлсөн уншилт', en: 'Paid taps', ru: 'Оплаченные считывания' },
        paidTotal: { mn: 'Төлсөн дүн', en: 'Amount paid', ru: 'Сумма оплат' },
        lastTapAt: { mn: 'Сүүлд уншсан', en: 'Last tap', ru: 'Последнее считывание' },
      },
      sections: {
        receiver: { mn: 'Хүлээн авагч', en: 'Receiver', ru: 'Получатель' },
        payment: { mn: 'Төлбөр', en: 'Payment', ru: 'Платёж' },
      },
      views: {
        ACTIVE: { mn: 'Идэвхтэй', en: 'Active', ru: 'Действующие' },
        EXPIRED: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Истёкшие' },
      },
    },
    qr_tap: {
      name: {
        mn: 'QR уншилт |||| QR уншилтууд',
        en: 'QR tap |||| QR taps',
        ru: 'Считывание QR |||| Считывания QR |||| Считывания QR',
      },
      fields: {
        qrId: { mn: 'QR код', en: 'QR code', ru: 'QR-код' },
        tappedAt: { mn: 'Уншсан огноо', en: 'Tapped at', ru: 'Время считывания' },
        outcome: { mn: 'Үр дүн', en: 'Outcome', ru: 'Результат' },
        payerBank: { mn: 'Төлөгчийн банк', en: 'Payer’s bank', ru: 'Банк плательщика' },
        paymentId: { mn: 'QPay төлбөр', en: 'QPay payment', ru: 'Платёж QPay' },
      },
    },
  },
  enums: {
    QrState: {
      ACTIVE: { mn: 'Идэвхтэй', en: 'Active', ru: 'Действует' },
      EXPIRED: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Истёк' },
    },
    QrTapOutcome: {
      PAID: { mn: 'Төлсөн', en: 'Paid', ru: 'Оплачено' },
      VIEWED: { mn: 'Үзсэн', en: 'Viewed', ru: 'Просмотрено' },
      REFUSED: { mn: 'Татгалзсан', en: 'Refused', ru: 'Отказано' },
    },
  },
} satisfies Words;
