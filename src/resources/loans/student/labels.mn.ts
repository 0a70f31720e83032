import { loanFields } from '../loan/labels.mn';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'loans/student': {
      name: 'Зээл |||| Оюутны зээл',
      fields: {
        ...loanFields,
        school: 'Сургууль',
        course: 'Курс',
        schoolYear: 'Хичээлийн жил',
        scholarshipType: 'Тэтгэлгийн төрөл',
      },
      views: { ongoing: 'Идэвхтэй', overdue: 'Хугацаа хэтэрсэн', tuition: 'Сургалтын төлбөр' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/student': typeof labels;
  }
}
