/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'signature-renewal': {
      name: 'Гарын үсгийн шинэчлэл |||| Гарын үсэг шинэчлэх',
      fields: {
        requestState: 'Гарын үсгийн хүсэлтийн төлөв',
        signature: 'Одоогийн загвар',
        validFrom: 'Загвар хүчинтэй болсон огноо',
        validTo: 'Загвар дуусах огноо',
        isExpiring: 'Дуусах дөхсөн эсэх',
        renewalRequestedAt: 'Шинэчлэх хүсэлт илгээсэн огноо',
        renewalRequestedBy: 'Шинэчлэх хүсэлт илгээсэн ажилтан',
      },
      actions: { request_renewal: 'Шинэчлэх хүсэлт илгээх' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'contracts/signature-renewal': typeof labels;
  }
}
