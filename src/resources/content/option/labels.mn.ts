/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    option: {
      preview_help: 'Апп үргэлжлүүлэхээс өмнө харилцагчаас ингэж асууна.',
      needed: 'Зөвшөөрөхгүй бол цааш үргэлжлэхгүй.',
      not_needed: 'Зөвшөөрөхгүй байж болно.',
    },
  },
  actionBlocks: {
    option_without_agreement:
      'Энэ төрлийн хүчинтэй нөхцөл алга. Эхлээд нөхцөлийн хувилбарыг хүчинтэй болгоно уу.',
    option_twin: 'Яг энэ үед ийм нөхцөл асуудаг нийтлэгдсэн сонголт байна.',
  },
  enums: {
    AskMoment: {
      REGISTRATION: 'Бүртгүүлэхэд',
      LOAN_REQUEST: 'Зээлийн хүсэлт илгээхэд',
      GUARANTEE: 'Батлан даахад',
      TRANSFER: 'Мөнгө шилжүүлэхэд',
      QPAY_PAYMENT: 'QPay төлбөр төлөхөд',
    },
  },
  resources: {
    options: {
      name: 'Сонголт |||| Сонголтууд',
      fields: {
        title: 'Харилцагчид харагдах бичвэр',
        value: 'Нөхцөлийн төрөл',
        moment: 'Асуух үе',
        isRequired: 'Заавал зөвшөөрөх',
        agreementCode: 'Хүчинтэй хувилбар',
        acceptedCount: 'Зөвшөөрсөн харилцагч',
      },
      sections: { general: 'Юуг, хэзээ асуух', words: 'Бичвэр' },
      views: { published: 'Нийтлэгдсэн', drafts: 'Нийтлээгүй' },
      actions: { move: 'Байр солих' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/option': typeof labels;
  }
}
