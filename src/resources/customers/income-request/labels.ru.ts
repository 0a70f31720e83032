import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  income: {
    title: 'Доход',
    declared: 'Заявлено',
    extracted: 'В документах',
    checks: 'Заявлено и подтверждено',
    agrees: 'Совпадает',
    differs: 'Расходится',
    not_read: 'Из документов не прочитано',
    no_files: 'Документы не приложены.',
    limit_note:
      'Заработная плата, балл и кредитный лимит клиента обновляются сразу и записываются в историю.',
    limit_lower: 'Внимание: кредитный лимит снизится.',
    files_needed: 'Приложите хотя бы один документ.',
  },
  resources: {
    'customers/income/requests': {
      name: 'Заявка по доходу |||| Заявки по доходам |||| Заявки по доходам',
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
      sections: {
        income: 'Доход',
        evidence: 'Подтверждение',
        decision: 'Решение',
        person: 'Клиент',
      },
      actions: {
        send_income: 'Отправить на проверку',
        approve_income: 'Одобрить',
        return_income: 'Вернуть',
        reject_income: 'Отклонить',
        send_income_again: 'Отправить повторно',
        create: 'Зарегистрировать доход',
      },
    },
  },
};
