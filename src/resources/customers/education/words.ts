import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    education: {
      name: {
        mn: 'Боловсрол |||| Боловсролын бүртгэл',
        en: 'Education |||| Education records',
        ru: 'Запись об образовании |||| Записи об образовании |||| Записей об образовании',
      },
      fields: {
        organization: { mn: 'Байгууллага', en: 'Organisation', ru: 'Организация' },
        school: { mn: 'Сургууль', en: 'School', ru: 'Учебное заведение' },
        department: { mn: 'Тэнхим', en: 'Department', ru: 'Факультет' },
        course: { mn: 'Курс', en: 'Year of study', ru: 'Курс' },
        gpa: { mn: 'Голч дүн', en: 'GPA', ru: 'Средний балл' },
        startYear: { mn: 'Элссэн он', en: 'Start year', ru: 'Год поступления' },
        scholarshipType: { mn: 'Тэтгэлгийн төрөл', en: 'Scholarship', ru: 'Тип стипендии' },
        entranceScore: {
          mn: 'Элсэлтийн шалгалтын оноо',
          en: 'Entrance score',
          ru: 'Балл вступительного экзамена',
        },
      },
      sections: {
        study: { mn: 'Сургалт', en: 'Studies', ru: 'Обучение' },
        results: { mn: 'Элсэлт, дүн', en: 'Admission and results', ru: 'Поступление и оценки' },
      },
    },
  },
} satisfies Words;
