const transactionFields = {
  journalNo: 'Журналын дугаар',
  sender: 'Илгээгч',
  receiver: 'Хүлээн авагч',
  transferredAt: 'Шилжүүлсэн огноо',
};

export const merchants = {
  resources: {
    'merchant-education': {
      fields: {
        class: 'Бүлэг',
        grade: 'Анги',
        bankAccounts: 'Банкны данснууд',
        registrationState: 'Бүртгэлийн төлөв',
      },
    },
    merchant: { name: 'Мерчант |||| Мерчантууд', fields: {} },
    merchant_contract: { name: 'Мерчантын гэрээ |||| Мерчантын гэрээнүүд', fields: {} },
    'merchant/history': { fields: transactionFields },
    'merchant/history-detailed': { fields: transactionFields },
  },
  enums: {
    InstituteType: {
      SCHOOL: 'Сургууль',
      KINDERGARTEN: 'Цэцэрлэг',
      UNIVERSITY: 'Их, дээд сургууль',
    },
    InstituteRegistrationState: { REGISTERED: 'Бүртгэгдсэн', CANCELLED: 'Цуцлагдсан' },
  },
};
