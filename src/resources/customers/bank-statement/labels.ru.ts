import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  income: {
    sums: 'Суммы по месяцам',
    transactions: 'Операции',
    no_transactions: 'Операций нет.',
    other_sender: 'Другой отправитель',
    from_employer: 'От работодателя',
    open_income: 'Открыть заявку',
  },
  resources: {
    'bank-statement-verification': {
      name: 'Проверка банковской выписки |||| Проверка банковской выписки |||| Проверка банковской выписки',
      fields: {
        customerId: 'Клиент',
        incomeId: 'Доход',
        bankCode: 'Банк',
        accountNumber: 'Номер счёта',
        ownerName: 'Владелец счёта',
        ownerMatches: 'Владелец совпадает',
        periodFrom: 'С',
        periodTo: 'По',
        transactionCount: 'Операций',
        incomeSum: 'Сумма поступлений',
        averageAmount: 'Среднемесячный доход',
        declaredAmount: 'Заявлено в среднем',
        employer: 'Заявленный работодатель',
        senderMatch: 'Совпадение отправителей',
        checkState: 'Проверка',
        checkReason: 'Пояснение к проверке',
        checkedAt: 'Дата проверки',
        checkedBy: 'Проверил',
        uploadedAt: 'Дата загрузки',
        transactionDate: 'Дата операции',
        transactionDescription: 'Назначение платежа',
        income: 'Поступление',
        expense: 'Расход',
        counterpartAccount: 'Корреспондирующий счёт',
        sender: 'Отправитель',
      },
      views: {
        unchecked: 'Не проверены',
        mismatched: 'Отправители не совпадают',
        verified: 'Подтверждены',
        refused: 'Не подтверждены',
      },
      sections: { statement: 'Выписка', match: 'Сверка', check: 'Проверка' },
      actions: {
        verify_statement: 'Подтвердить',
        refuse_statement: 'Отметить как неподтверждённую',
      },
    },
  },
  enums: {
    StatementCheckState: {
      UNCHECKED: 'Не проверена',
      VERIFIED: 'Подтверждена',
      NOT_VERIFIED: 'Не подтверждена',
    },
  },
};
