import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/income/approved': {
      name: 'Доход |||| Одобренные доходы |||| Одобренные доходы',
      fields: {
        type: 'Вид дохода',
        margin: 'Маржа',
        months: 'Месяцы',
        month: 'Месяц',
        files: 'Файлы',
        material: 'Материал',
        totalPages: 'Всего страниц',
        viewedPages: 'Просмотрено страниц',
        medium: 'Форма',
        averageAmount: 'Среднемесячный доход',
        customerId: 'Клиент',
        monthCount: 'Число месяцев',
        fileCount: 'Число файлов',
        confirmedCount: 'Подтверждено файлов',
        amount: 'Доход к одобрению',
        date: 'Дата документа',
        sentAt: 'Дата отправки',
        attempts: 'Возвратов',
        note: 'Примечание',
        rejectReason: 'Причина отклонения',
        returnReason: 'Причина возврата',
        decidedAt: 'Дата решения',
        decidedBy: 'Решение принял',
        createdBy: 'Зарегистрировал',
        limitBefore: 'Кредитный лимит до',
        limitAfter: 'Кредитный лимит после',
        document: 'Дополнительный документ (PDF)',
        picture: 'Дополнительное изображение',
      },
      views: {
        waiting: 'Ожидают',
        returned: 'Возвращённые',
        approved: 'Одобренные',
        refused: 'Отклонённые',
        paper: 'На бумаге',
        registering: 'Регистрируются',
      },
    },
  },
};
