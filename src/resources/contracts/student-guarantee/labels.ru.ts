import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'contract/student/guarantee': {
      name: 'Договор поручительства за студента |||| Договоры поручительства за студентов |||| Договоры поручительства за студентов',
      fields: {
        state: 'Статус договора',
        studentId: 'Студент',
        studentName: 'ФИО студента',
        school: 'Учебное заведение',
        department: 'Кафедра',
        course: 'Курс',
        startYear: 'Год поступления',
        gpa: 'Средний балл',
        entranceScore: 'Балл вступительного экзамена',
        scholarshipType: 'Тип стипендии',
        schoolYear: 'Учебный год',
        limit: 'Лимит',
        people: 'Участники договора',
        customerType: 'Роль участника',
        liability: 'Сумма ответственности',
        loanBalance: 'Остаток собственных кредитов',
        isArchive: 'В архиве',
        canceledAt: 'Дата расторжения',
        newLimit: 'Новый лимит',
        liabilityTotal: 'Общая сумма ответственности',
      },
      sections: { student: 'Студент', education: 'Образование', people: 'Участники договора' },
      views: { waiting: 'Ожидают подписи', live: 'Действующие' },
    },
  },
};
