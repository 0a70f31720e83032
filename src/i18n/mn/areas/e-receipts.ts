export const eReceipts = {
  resources: {
    'ebarimt/list': {
      fields: {
        billId: 'Баримтын дугаар',
        ddtd: 'ДДТД',
        vat: 'НӨАТ',
        cityTax: 'НХАТ',
        lottery: 'Сугалааны дугаар',
        returnedAt: 'Буцаасан огноо',
      },
    },
  },
  enums: { EbarimtState: { SENT: 'Илгээсэн', RETURNED: 'Буцаасан' } },
};
