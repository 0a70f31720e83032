import type { eReceipts as mn } from '../../mn/areas/e-receipts';
import type { Same } from '../../Same';

export const eReceipts = {
  resources: {
    'ebarimt/list': {
      fields: {
        billId: 'Номер чека',
        ddtd: 'Уникальный номер чека (ДДТД)',
        vat: 'НДС',
        cityTax: 'Городской налог',
        lottery: 'Номер лотереи',
        returnedAt: 'Дата возврата',
      },
    },
  },
  enums: { EbarimtState: { SENT: 'Отправлен', RETURNED: 'Возвращён' } },
} satisfies Same<typeof mn>;
