/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    agreement: {
      text: 'Нөхцөлийн бичвэр',
      asks_again:
        'Өмнөх хувилбарыг зөвшөөрсөн %{smart_count} харилцагчаас апп дахин зөвшөөрөл авна. |||| Өмнөх хувилбарыг зөвшөөрсөн %{smart_count} харилцагчаас апп дахин зөвшөөрөл авна.',
    },
  },
  resources: {
    agreement: {
      name: 'Үйлчилгээний нөхцөл |||| Үйлчилгээний нөхцөлүүд',
      fields: {
        option: 'Нөхцөлийн төрөл',
        version: 'Хувилбар',
        summary: 'Өөрчлөлтийн товч',
        htmlFile: 'HTML файл',
        acceptedCount: 'Зөвшөөрсөн харилцагч',
        askedAgain: 'Дахин асуух харилцагч',
        askedIn: 'Асуудаг сонголт',
        inForceSince: 'Хүчинтэй болсон огноо',
        replacedAt: 'Солигдсон огноо',
      },
      sections: { general: 'Хувилбар', text: 'Бичвэр' },
      views: { in_force: 'Хүчинтэй', draft: 'Ноорог', replaced: 'Солигдсон' },
      tabs: { text: 'Бичвэр', acceptances: 'Зөвшөөрсөн харилцагчид' },
      actions: { put_in_force: 'Хүчинтэй болгох', replace: 'Шинэ хувилбараар солих' },
    },
    agreement_acceptance: {
      name: 'Нөхцөлийн зөвшөөрөл |||| Нөхцөлийн зөвшөөрлүүд',
      fields: {
        agreementId: 'Үйлчилгээний нөхцөл',
        version: 'Хувилбар',
        acceptedAt: 'Зөвшөөрсөн огноо',
        device: 'Төхөөрөмж',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/agreement': typeof labels;
  }
}
