/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    education: {
      name: 'Боловсрол |||| Боловсролын бүртгэл',
      fields: {
        customerId: 'Харилцагч',
        organization: 'Байгууллага',
        school: 'Сургууль',
        department: 'Тэнхим',
        course: 'Курс',
        gpa: 'Голч дүн',
        startYear: 'Элссэн он',
        scholarshipType: 'Тэтгэлгийн төрөл',
        entranceScore: 'Элсэлтийн шалгалтын оноо',
      },
      sections: { study: 'Сургалт', results: 'Элсэлт, дүн' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/education': typeof labels;
  }
}
