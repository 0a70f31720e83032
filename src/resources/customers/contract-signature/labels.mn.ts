/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'contract-signature': {
      name: 'Гэрээний гарын үсэг |||| Гэрээний гарын үсэг',
      fields: {
        customerId: 'Харилцагч',
        requestState: 'Гарын үсгийн хүсэлтийн төлөв',
        rejectReason: 'Татгалзсан шалтгаан',
        contractType: 'Гэрээний төрөл',
        signature: 'Гэрээний гарын үсэг',
        specimen: 'Баталсан загвар',
        similarity: 'Төстэй байдал',
        scan: 'Цаасан гэрээний скан',
        requestedAt: 'Хүсэлт гаргасан огноо',
        createdBy: 'Бүртгэсэн ажилтан',
        decidedAt: 'Шийдвэрлэсэн огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
        contractId: 'Гэрээ',
        contractState: 'Гэрээний төлөв',
        photo: 'Цаасан гэрээний зураг',
      },
      views: {
        waiting: 'Хүлээгдэж буй',
        automatic: 'Автоматаар шийдсэн',
        accepted: 'Батлагдсан',
        refused: 'Татгалзсан',
      },
      actions: {
        approve_signature: 'Гарын үсэг батлах',
        reject_signature: 'Гарын үсгээс татгалзах',
        accept_paper: 'Цаасаар баталсныг бүртгэх',
        overrule_approval: 'Автомат баталгааг хүчингүй болгох',
        overrule_rejection: 'Автомат татгалзлыг хүчингүй болгох',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/contract-signature': typeof labels;
  }
}
