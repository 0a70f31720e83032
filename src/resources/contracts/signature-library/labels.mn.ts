/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'signature-library': {
      name: 'Гарын үсэг |||| Гарын үсгийн сан',
      fields: {
        customerId: 'Харилцагч',
        requestState: 'Гарын үсгийн хүсэлтийн төлөв',
        rejectReason: 'Татгалзсан шалтгаан',
        contractType: 'Гэрээний төрөл',
        signature: 'Шинэ гарын үсэг',
        specimen: 'Баталсан загвар',
        scan: 'Цаасан гэрээний скан',
        similarity: 'Төстэй байдал',
        validFrom: 'Загвар хүчинтэй болсон огноо',
        validTo: 'Загвар дуусах огноо',
        isExpiring: 'Дуусах дөхсөн эсэх',
        renewalRequestedAt: 'Шинэчлэх хүсэлт илгээсэн огноо',
        renewalRequestedBy: 'Шинэчлэх хүсэлт илгээсэн ажилтан',
        requestedAt: 'Хүсэлт гаргасан огноо',
        decidedAt: 'Шийдвэрлэсэн огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
      },
      views: {
        waiting: 'Хүлээгдэж буй',
        automatic: 'Автоматаар шийдсэн',
        library: 'Баталсан загвар',
        refused: 'Татгалзсан',
      },
      sections: { request: 'Хүсэлт', specimen: 'Загвар', decision: 'Шийдвэр' },
      actions: {
        accept_paper: 'Цаасаар баталсныг бүртгэх',
        request_renewal: 'Шинэчлэх хүсэлт илгээх',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'contracts/signature-library': typeof labels;
  }
}
