const zmsWriterFields = { writeStatus: 'Бичилтийн төлөв', error: 'Алдаа' };

export const creditRegistry = {
  resources: {
    zms: {
      fields: {
        loanType: 'Зээлийн төрөл',
        classification: 'Зээлийн ангилал',
        loanState: 'Зээлийн төлөв',
        customerRole: 'Оролцоо',
        organization: 'Зээлдүүлэгч',
        checkedAt: 'Лавласан огноо',
        isValid: 'Хүчинтэй эсэх',
      },
    },
    'zms-writer': { fields: zmsWriterFields },
    'court-list': {
      fields: {
        template: 'Загвар',
        stateFee: 'Улсын тэмдэгтийн хураамж',
        cost: 'Зардал',
        courtDate: 'Шүүхийн огноо',
      },
    },
    'zms-writer-tenant-list': { fields: zmsWriterFields },
  },
  enums: {
    CreditRegistryWriteScope: { SINGLE: 'Энэ гэрээ', ALL: 'Бүх гэрээ' },
  },
};
