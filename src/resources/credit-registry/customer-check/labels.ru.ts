import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/zms': {
      name: 'Запрос в кредитный реестр |||| Запросы клиентов в кредитный реестр |||| Запросы клиентов в кредитный реестр',
      fields: {
        loanType: 'Тип кредита',
        classification: 'Классификация',
        loanState: 'Статус кредита',
        customerRole: 'Роль',
        organization: 'Кредитор',
        checkedAt: 'Дата запроса',
        isValid: 'Действителен',
        number: 'Номер запроса',
        customerId: 'Клиент',
        logType: 'Вид запроса',
        validUntil: 'Действителен до',
        loans: 'Кредитов',
        worstClass: 'Худший класс',
        fee: 'Плата',
        error: 'Ошибка',
        isLatest: 'Последний запрос',
        createdBy: 'Отправил',
      },
      sections: { check: 'Запрос', cost: 'Плата и причина' },
      views: {
        awaited: 'Ожидают ответа',
        failed: 'Неуспешные',
        none: 'Без запроса',
        bad: 'С плохим классом',
      },
      actions: { check_zms: 'Запрос в кредитный реестр', answer_zms: 'Реестр ответил' },
    },
  },
};
