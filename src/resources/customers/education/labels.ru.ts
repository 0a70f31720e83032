import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    education: {
      name: 'Запись об образовании |||| Записи об образовании |||| Записей об образовании',
      fields: {
        customerId: 'Клиент',
        organization: 'Организация',
        school: 'Учебное заведение',
        department: 'Факультет',
        course: 'Курс',
        gpa: 'Средний балл',
        startYear: 'Год поступления',
        scholarshipType: 'Тип стипендии',
        entranceScore: 'Балл вступительного экзамена',
      },
      sections: { study: 'Обучение', results: 'Поступление и оценки' },
    },
  },
};
