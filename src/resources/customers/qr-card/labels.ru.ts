import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  people: {
    qr: {
      title: 'QR-код клиента',
      picture: 'QR-код клиента: %{text}',
      text: 'Содержимое QR',
      connected: 'Привязан печатный код: %{number} · %{time}',
      not_connected: 'Печатный QR-код не привязан',
      number: 'Порядковый номер печатного QR-кода',
      number_help: 'Введите номер из %{digits} цифр или отсканируйте код.',
      bad_number: 'Порядковый номер состоит из %{digits} цифр.',
      found: 'Найденный код',
      none: 'Кода с таким номером нет: %{number}',
      own: 'Код клиента',
      is_own: 'Этот код уже привязан к клиенту.',
      connect_text: 'Сканирование кода будет открывать данные клиента.',
    },
  },
  resources: {
    qr_card: {
      name: 'Печатный QR-код |||| Печатные QR-коды |||| Печатные QR-коды',
      fields: {
        customerId: 'Клиент',
        sequenceNumber: 'Порядковый номер',
        qr: 'Содержимое QR',
        printedOn: 'Дата печати',
        connectedAt: 'Дата привязки',
      },
      actions: { connect_qr: 'Привязать QR-код', disconnect_qr: 'Отвязать QR-код' },
    },
  },
  enums: { QrCardState: { FREE: 'Свободен', CONNECTED: 'Привязан', WITHDRAWN: 'Изъят' } },
};
