/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'online/director': {
      name: 'Захирлын баталгаажуулалт |||| Захирлын баталгаажуулалт',
      views: { signFailed: 'Гарын үсэг амжилтгүй' },
      fields: {
        customerId: 'Харилцагч',
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
        parentId: 'Үндсэн гэрээ',
        version: 'Хувилбар',
        owner: 'Шаардах эрх эзэмшигч',
        signedAt: 'Хөрөнгө оруулагч зурсан огноо',
        signFailed: 'Гарын үсэг зурах амжилтгүй болсон эсэх',
        signError: 'Гарын үсэг зурах үеийн алдаа',
        writtenAt: 'ЗМС-д бичсэн огноо',
        isWritten: 'ЗМС-д бичсэн эсэх',
        cededAt: 'Шаардах эрх шилжүүлсэн огноо',
        companyName: 'Байгууллагын нэр',
        companyPhone: 'Байгууллагын утас',
        companyEmail: 'Байгууллагын и-мэйл',
        directorName: 'Захирлын овог нэр',
        amendment: 'Нэмэлт, өөрчлөлтийн текст',
        newLimit: 'Шинэ лимит',
        cedeTo: 'Хэнд шилжүүлэх',
        cededOn: 'Шилжүүлэх огноо',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'contracts/director': typeof labels;
  }
}
