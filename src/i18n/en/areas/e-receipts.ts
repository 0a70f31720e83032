import type { eReceipts as mn } from '../../mn/areas/e-receipts';
import type { Same } from '../../Same';

export const eReceipts = {
  resources: {
    'ebarimt/list': {
      fields: {
        billId: 'Bill ID',
        ddtd: 'Unique receipt number (DDTD)',
        vat: 'VAT',
        cityTax: 'City tax',
        lottery: 'Lottery number',
        returnedAt: 'Returned at',
      },
    },
  },
  enums: { EbarimtState: { SENT: 'Sent', RETURNED: 'Returned' } },
} satisfies Same<typeof mn>;
