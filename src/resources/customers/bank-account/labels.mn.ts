/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    bank_account: {
      name: 'Банкны данс |||| Банкны данснууд',
      fields: {
        customerId: 'Харилцагч',
        number: 'Дансны дугаар',
        ownerName: 'Эзэмшигчийн нэр',
        role: 'Үндсэн данс эсэх',
        isRun: 'Татаж байгаа эсэх',
        lastRun: 'Сүүлд татсан огноо',
      },
      actions: { set_prime: 'Үндсэн болгох' },
    },
  },
  enums: { BankAccountRole: { OTHER: 'Нэмэлт', PRIME: 'Үндсэн' } },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/bank-account': typeof labels;
  }
}
