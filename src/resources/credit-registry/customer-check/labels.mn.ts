/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'customers/zms': {
      name: 'ЗМС лавлагаа |||| Харилцагчийн ЗМС лавлагаа',
      fields: {
        loanType: 'Зээлийн төрөл',
        classification: 'Зээлийн ангилал',
        loanState: 'Зээлийн төлөв',
        customerRole: 'Оролцоо',
        organization: 'Зээлдүүлэгч',
        checkedAt: 'Лавласан огноо',
        isValid: 'Хүчинтэй эсэх',
        number: 'Лавлагааны дугаар',
        customerId: 'Харилцагч',
        logType: 'Лавлагааны төрөл',
        validUntil: 'Хүчинтэй хугацаа',
        loans: 'Зээлийн тоо',
        worstClass: 'Хамгийн муу ангилал',
        fee: 'Төлбөр',
        error: 'Алдаа',
        isLatest: 'Сүүлийн лавлагаа эсэх',
        createdBy: 'Илгээсэн ажилтан',
      },
      sections: { check: 'Лавлагаа', cost: 'Төлбөр ба шалтгаан' },
      views: {
        awaited: 'Хариу хүлээж буй',
        failed: 'Амжилтгүй',
        none: 'Лавлаагүй',
        bad: 'Муу ангилалтай',
      },
      actions: { check_zms: 'ЗМС-ээс лавлах', answer_zms: 'ЗМС хариу өгсөн' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'credit-registry/customer-check': typeof labels;
  }
}
