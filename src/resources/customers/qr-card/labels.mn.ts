/** Mongolian texts: what belongs to this folder. */
export const labels = {
  people: {
    qr: {
      title: 'Харилцагчийн QR код',
      picture: 'Харилцагчийн QR код: %{text}',
      text: 'QR утга',
      connected: 'Хэвлэсэн код холбосон: %{number} · %{time}',
      not_connected: 'Хэвлэсэн QR код холбоогүй байна',
      number: 'Хэвлэсэн QR кодын дарааллын дугаар',
      number_help: '%{digits} оронтой дугаарыг бичих эсвэл кодыг уншуулна.',
      bad_number: 'Дарааллын дугаар %{digits} оронтой байна.',
      found: 'Олдсон код',
      none: 'Ийм дугаартай код алга: %{number}',
      own: 'Харилцагчид холбосон код',
      is_own: 'Энэ код аль хэдийн энэ харилцагчид холбогдсон байна.',
      connect_text: 'Энэ кодыг уншуулахад харилцагчийн мэдээлэл нээгдэнэ.',
    },
  },
  resources: {
    qr_card: {
      name: 'Хэвлэсэн QR код |||| Хэвлэсэн QR кодууд',
      fields: {
        customerId: 'Харилцагч',
        sequenceNumber: 'Дарааллын дугаар',
        qr: 'QR утга',
        printedOn: 'Хэвлэсэн огноо',
        connectedAt: 'Холбосон огноо',
      },
      actions: { connect_qr: 'QR код холбох', disconnect_qr: 'QR код салгах' },
    },
  },
  enums: {
    QrCardState: { FREE: 'Холбоогүй', CONNECTED: 'Холбосон', WITHDRAWN: 'Хүчингүй болгосон' },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/qr-card': typeof labels;
  }
}
