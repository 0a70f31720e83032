/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'merchant-student': {
      name: 'Суралцагч |||| Суралцагчид',
      fields: {
        customerId: 'Харилцагч',
        studentName: 'Суралцагч',
        instituteId: 'Боловсролын байгууллага',
        organization: 'Байгууллага',
        school: 'Сургууль',
        department: 'Тэнхим',
        course: 'Курс',
        startYear: 'Элссэн он',
        gpa: 'Голч дүн',
        entranceScore: 'Элсэлтийн оноо',
        scholarshipType: 'Тэтгэлэг',
        isShown: 'Апп дээр харагдах',
      },
      views: {
        shown: 'Апп дээр харагдах',
        hidden: 'Нуугдсан',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'merchants/student': typeof labels;
  }
}
