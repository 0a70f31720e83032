import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'merchant-student': {
      name: 'Учащийся |||| Учащиеся |||| Учащиеся',
      fields: {
        customerId: 'Клиент',
        studentName: 'Учащийся',
        instituteId: 'Учебное заведение',
        organization: 'Организация',
        school: 'Школа',
        department: 'Кафедра',
        course: 'Курс',
        startYear: 'Год поступления',
        gpa: 'Средний балл',
        entranceScore: 'Вступительный балл',
        scholarshipType: 'Стипендия',
        isShown: 'Виден в приложении',
      },
      views: {
        shown: 'Видны',
        hidden: 'Скрыты',
      },
    },
  },
};
