import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'merchant-student': {
      name: {
        mn: 'Суралцагч |||| Суралцагчид',
        en: 'Student |||| Students',
        ru: 'Учащийся |||| Учащиеся |||| Учащиеся',
      },
      fields: {
        studentName: { mn: 'Суралцагч', en: 'Student', ru: 'Учащийся' },
        instituteId: { mn: 'Боловсролын байгууллага', en: 'Institute', ru: 'Учебное заведение' },
        organization: { mn: 'Байгууллага', en: 'Organisation', ru: 'Организация' },
        school: { mn: 'Сургууль', en: 'School', ru: 'Школа' },
        department: { mn: 'Тэнхим', en: 'Department', ru: 'Кафедра' },
        course: { mn: 'Курс', en: 'Course', ru: 'Курс' },
        startYear: { mn: 'Элссэн он', en: 'Start year', ru: 'Год поступления' },
        gpa: { mn: 'Голч дүн', en: 'GPA', ru: 'Средний балл' },
        entranceScore: { mn: 'Элсэлтийн оноо', en: 'Entrance score', ru: 'Вступительный балл' },
        scholarshipType: { mn: 'Тэтгэлэг', en: 'Scholarship', ru: 'Стипендия' },
        isShown: { mn: 'Апп дээр харагдах', en: 'Shown in the app', ru: 'Виден в приложении' },
      },
      views: {
        shown: { mn: 'Апп дээр харагдах', en: 'Shown', ru: 'Видны' },
        hidden: { mn: 'Нуугдсан', en: 'Hidden', ru: 'Скрыты' },
      },
    },
  },
} satisfies Words;
