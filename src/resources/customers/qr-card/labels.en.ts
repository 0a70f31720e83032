import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  people: {
    qr: {
      title: 'Customer’s QR code',
      picture: 'Customer’s QR code: %{text}',
      text: 'QR text',
      connected: 'Printed code connected: %{number} · %{time}',
      not_connected: 'No printed QR code is connected',
      number: 'Sequence number of the printed QR code',
      number_help: 'Enter the %{digits}-digit number or scan the code.',
      bad_number: 'A sequence number has %{digits} digits.',
      found: 'Code found',
      none: 'There is no code with this number: %{number}',
      own: 'Customer’s code',
      is_own: 'This code is already connected to the customer.',
      connect_text: 'Scanning this code will open the customer’s record.',
    },
  },
  resources: {
    qr_card: {
      name: 'Printed QR code |||| Printed QR codes',
      fields: {
        customerId: 'Customer',
        sequenceNumber: 'Sequence number',
        qr: 'QR text',
        printedOn: 'Printed on',
        connectedAt: 'Connected at',
      },
      actions: { connect_qr: 'Connect QR code', disconnect_qr: 'Disconnect QR code' },
    },
  },
  enums: { QrCardState: { FREE: 'Free', CONNECTED: 'Connected', WITHDRAWN: 'Withdrawn' } },
};
