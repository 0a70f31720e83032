import { only, type Words } from '../../../i18n/words';
import { loanFields, words as loan } from '../loan/words';

const source = loan.resources.loans;

export const words = {
  resources: {
    'loans/student': {
      name: {
        mn: 'Зээл |||| Оюутны зээл',
        en: 'Loan |||| Student loans',
        ru: 'Кредит |||| Студенческие кредиты |||| Студенческие кредиты',
      },
      fields: {
        ...loanFields,
        school: { mn: 'Сургууль', en: 'School', ru: 'Учебное заведение' },
        course: { mn: 'Курс', en: 'Year of study', ru: 'Курс' },
        schoolYear: { mn: 'Хичээлийн жил', en: 'School year', ru: 'Учебный год' },
        scholarshipType: { mn: 'Тэтгэлгийн төрөл', en: 'Scholarship', ru: 'Стипендия' },
      },
      views: {
        ...only(source.views, ['ongoing']),
        overdue: { mn: 'Хугацаа хэтэрсэн', en: 'Overdue', ru: 'Просроченные' },
        tuition: { mn: 'Сургалтын төлбөр', en: 'Tuition', ru: 'Плата за обучение' },
      },
    },
  },
} satisfies Words;
