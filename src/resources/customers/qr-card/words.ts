import type { Words } from '../../../i18n/words';

export const words = {
  people: {
    qr: {
      title: { mn: 'Харилцагчийн QR код', en: 'Customer’s QR code', ru: 'QR-код клиента' },
      picture: {
        mn: 'Харилцагчийн QR код: %{text}',
        en: 'Customer’s QR code: %{text}',
        ru: 'QR-код клиента: %{text}',
      },
      text: { mn: 'QR утга', en: 'QR text', ru: 'Содержимое QR' },
      connected: {
        mn: 'Хэвлэсэн код холбосон: %{number} · %{time}',
        en: 'Printed code connected: %{number} · %{time}',
        ru: 'Привязан печатный код: %{number} · %{time}',
      },
      not_connected: {
        mn: 'Хэвлэсэн QR код холбоогүй байна',
        en: 'No printed QR code is connected',
        ru: 'Печатный QR-код не привязан',
      },
      number: {
        mn: 'Хэвлэсэн QR кодын дарааллын дугаар',
        en: 'Sequence number of the printed QR code',
        ru: 'Порядковый номер печатного QR-кода',
      },
      number_help: {
        mn: '%{digits} оронтой дугаарыг бичих эсвэл кодыг уншуулна.',
        en: 'Enter the %{digits}-digit number or scan the code.',
        ru: 'Введите номер из %{digits} цифр или отсканируйте код.',
      },
      bad_number: {
        mn: 'Дарааллын дугаар %{digits} оронтой байна.',
        en: 'A sequence number has %{digits} digits.',
        ru: 'Порядковый номер состоит из %{digits} цифр.',
      },
      found: { mn: 'Олдсон код', en: 'Code found', ru: 'Найденный код' },
      none: {
        mn: 'Ийм дугаартай код алга: %{number}',
        en: 'There is no code with this number: %{number}',
        ru: 'Кода с таким номером нет: %{number}',
      },
      own: { mn: 'Харилцагчид холбосон код', en: 'Customer’s code', ru: 'Код клиента' },
      is_own: {
        mn: 'Энэ код аль хэдийн энэ харилцагчид холбогдсон байна.',
        en: 'This code is already connected to the customer.',
        ru: 'Этот код уже привязан к клиенту.',
      },
      connect_text: {
        mn: 'Энэ кодыг уншуулахад харилцагчийн мэдээлэл нээгдэнэ.',
        en: 'Scanning this code will open the customer’s record.',
        ru: 'Сканирование кода будет открывать данные клиента.',
      },
    },
  },
  resources: {
    qr_card: {
      name: {
        mn: 'Хэвлэсэн QR код |||| Хэвлэсэн QR кодууд',
        en: 'Printed QR code |||| Printed QR codes',
        ru: 'Печатный QR-код |||| Печатные QR-коды |||| Печатные QR-коды',
      },
      fields: {
        sequenceNumber: { mn: 'Дарааллын дугаар', en: 'Sequence number', ru: 'Порядковый номер' },
        qr: { mn: 'QR утга', en: 'QR text', ru: 'Содержимое QR' },
        printedOn: { mn: 'Хэвлэсэн огноо', en: 'Printed on', ru: 'Дата печати' },
        connectedAt: { mn: 'Холбосон огноо', en: 'Connected at', ru: 'Дата привязки' },
      },
      actions: {
        connect_qr: { mn: 'QR код холбох', en: 'Connect QR code', ru: 'Привязать QR-код' },
        disconnect_qr: { mn: 'QR код салгах', en: 'Disconnect QR code', ru: 'Отвязать QR-код' },
      },
    },
  },
  enums: {
    QrCardState: {
      FREE: { mn: 'Холбоогүй', en: 'Free', ru: 'Свободен' },
      CONNECTED: { mn: 'Холбосон', en: 'Connected', ru: 'Привязан' },
      WITHDRAWN: { mn: 'Хүчингүй болгосон', en: 'Withdrawn', ru: 'Изъят' },
    },
  },
} satisfies Words;
