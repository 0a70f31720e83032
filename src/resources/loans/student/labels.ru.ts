import { loanFields } from '../loan/labels.ru';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/student': {
      name: 'Кредит |||| Студенческие кредиты |||| Студенческие кредиты',
      fields: {
        ...loanFields,
        school: 'Учебное заведение',
        course: 'Курс',
        schoolYear: 'Учебный год',
        scholarshipType: 'Стипендия',
      },
      views: { ongoing: 'Действующие', overdue: 'Просроченные', tuition: 'Плата за обучение' },
    },
  },
};
