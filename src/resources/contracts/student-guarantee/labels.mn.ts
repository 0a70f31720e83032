/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'contract/student/guarantee': {
      name: 'Оюутны батлан даалтын гэрээ |||| Оюутны батлан даалтын гэрээнүүд',
      fields: {
        state: 'Гэрээний төлөв',
        studentId: 'Оюутан',
        studentName: 'Оюутны овог нэр',
        school: 'Сургууль',
        department: 'Тэнхим',
        course: 'Курс',
        startYear: 'Элссэн он',
        gpa: 'Голч дүн',
        entranceScore: 'Элсэлтийн шалгалтын оноо',
        scholarshipType: 'Тэтгэлгийн төрөл',
        schoolYear: 'Хичээлийн жил',
        limit: 'Лимит',
        people: 'Гэрээний оролцогчид',
        customerType: 'Оролцогчийн төрөл',
        liability: 'Хариуцах дүн',
        loanBalance: 'Өөрийн зээлийн үлдэгдэл',
        isArchive: 'Архивласан эсэх',
        canceledAt: 'Цуцалсан огноо',
        newLimit: 'Шинэ лимит',
        liabilityTotal: 'Нийт хариуцах дүн',
      },
      sections: { student: 'Оюутан', education: 'Боловсрол', people: 'Гэрээний оролцогчид' },
      views: { waiting: 'Гарын үсэг хүлээж буй', live: 'Хүчинтэй' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'contracts/student-guarantee': typeof labels;
  }
}
