import { lendingActs, lendingRules } from '../pages/lending';

const signatureFields = {
  requestState: 'Гарын үсгийн хүсэлтийн төлөв',
  rejectReason: 'Татгалзсан шалтгаан',
};

export const contracts = {
  ...lendingRules,
  action: lendingActs,
  resources: {
    contract: {
      fields: {
        type: 'Гэрээний төрөл',
        state: 'Гэрээний төлөв',
        createdAt: 'Байгуулсан огноо',
        createdBy: 'Байгуулсан ажилтан',
        verifiedAt: 'Баталгаажуулсан огноо',
        canceledAt: 'Цуцалсан огноо',
        isCessioned: 'Шаардах эрх шилжсэн эсэх',
        isOnline: 'Онлайн эсэх',
        isGsign: 'G-Sign-аар гарын үсэг зурсан эсэх',
        isArchive: 'Архивласан эсэх',
        zmsWriteStatus: 'ЗМС-д бичсэн төлөв',
        zmsWriteError: 'ЗМС-д бичих үеийн алдаа',
        scoringVersion: 'Скорингийн хувилбар',
        limit: 'Лимит',
      },
    },
    definition: { fields: { recipient: 'Хаана хүргүүлэх', fee: 'Хураамж' } },
    'signature-renewal': { fields: signatureFields },
    'signature-library': { fields: signatureFields },
  },
  enums: {
    ContractAction: {
      MAKE: 'Гэрээ байгуулах',
      CANCEL: 'Гэрээ цуцлах',
      CEDE: 'Шаардах эрх шилжүүлэх',
      UNDO_CESSION: 'Шаардах эрхийн шилжүүлгийг буцаах',
    },
  },
};
