import { qrReader } from '../../../i18n/mn/shared/qrReader';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  ...qrReader,
  qrCodes: {
    picture: 'QR код',
    picture_of: 'QR код: %{number}',
    download: '%{kind} татах',
    print_sheet: 'Хуудсаар хэвлэх',
    expired: 'Кодын хугацаа дууссан тул төлбөр авахгүй. Татах, хэвлэх боломжгүй.',
    until_past: 'Дуусах өдөр өнөөдрөөс өмнө байж болохгүй.',
    no_wallet: 'Харилцагчид хэтэвч нээгээгүй эсвэл хэтэвчийн гэрээг нь цуцалсан тул код үүсгэхгүй.',
    payers_view: 'Төлөгч уншуулахад харагдах мэдээлэл',
    payer_chooses: 'Төлөгч өөрөө оруулна',
    no_end: 'Хугацаагүй',
    number_given: 'Дарааллын дугаарыг хадгалахад олгоно. Үүсгэсэн кодыг өөрчлөх боломжгүй.',
    taps: {
      all: 'Бүх кодын уншилт: сүүлийн %{days} хоног',
      own: 'Уншилт: сүүлийн %{days} хоног',
      taps: 'Уншсан',
      paid: 'Төлсөн',
      amount: 'Төлсөн дүн',
      chart: 'Уншсан: %{taps}. Төлсөн: %{paid}. Төлсөн дүн: %{amount}.',
      day: '%{date}. Уншсан: %{taps}. Төлсөн: %{paid}. Дүн: %{amount}.',
      latest: 'Сүүлийн уншилтууд',
      none: 'Энэ кодыг уншуулаагүй байна',
    },
  },
  resources: {
    qr: {
      name: 'QR код |||| QR кодууд',
      fields: {
        sequenceNumber: 'Дарааллын дугаар',
        name: 'Хүлээн авагчийн нэр',
        customerId: 'Харилцагч',
        walletAccount: 'Хэтэвчийн данс',
        qr: 'QR утга',
        validUntil: 'Дуусах өдөр',
        taps: 'Уншилт',
        paidTaps: 'Төлсөн уншилт',
        paidTotal: 'Төлсөн дүн',
        lastTapAt: 'Сүүлд уншсан',
      },
      sections: { receiver: 'Хүлээн авагч', payment: 'Төлбөр' },
      views: { ACTIVE: 'Идэвхтэй', EXPIRED: 'Хугацаа дууссан' },
    },
    qr_tap: {
      name: 'QR уншилт |||| QR уншилтууд',
      fields: {
        qrId: 'QR код',
        tappedAt: 'Уншсан огноо',
        outcome: 'Үр дүн',
        payerBank: 'Төлөгчийн банк',
        paymentId: 'QPay төлбөр',
      },
    },
  },
  enums: {
    QrState: { ACTIVE: 'Идэвхтэй', EXPIRED: 'Хугацаа дууссан' },
    QrTapOutcome: { PAID: 'Төлсөн', VIEWED: 'Үзсэн', REFUSED: 'Татгалзсан' },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'wallets/qr': typeof labels;
  }
}
