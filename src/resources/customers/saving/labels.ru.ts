import { ledgerEnums, ledgerTexts } from '../../../i18n/ru/shared/ledger';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  ...ledgerTexts,
  enums: { LedgerEntryKind: ledgerEnums.LedgerEntryKind },
  people: {
    savings: {
      title: 'Вклады',
      total: 'Открыто: %{count}. Всего:',
      none: 'Вкладов нет',
      none_text: 'Клиент не открывал вкладов.',
      matured: 'Срок истёк. Клиент запросит снятие или продление.',
      agrees: 'Сходится со счётом',
      differs: 'Расходится со счётом: %{own} ≠ %{ledger}',
      money: 'Деньги вклада',
      journal: 'Журнал вклада',
      plan: {
        title: 'График процентов',
        term: 'Прошло дней: %{passed} из %{term}',
        interest_by_maturity: 'Проценты к сроку',
        at_maturity: 'Сумма к сроку',
        none: 'Проценты не начислялись',
        date: 'День капитализации',
        interest: 'Проценты',
        capitalised: 'Капитализировано всего',
        journal: 'Журнал',
        to_come: 'Предстоит',
      },
      preview: {
        interest: 'Капитализированные проценты',
        paid: 'Выплачено',
        balance: 'Остаток',
        whole: 'Проценты за весь срок: %{interest}. Корректировка: %{correction}.',
        early:
          'При досрочном расторжении учитывается %{share} % процентов. Проценты: %{interest}. Корректировка: %{correction}.',
        paid_out: 'К выплате: %{amount}',
        goes_to: 'На кошелёк: %{wallet}. На основной счёт в банке: %{bank}.',
      },
    },
  },
  resources: {
    saving: {
      name: 'Вклад |||| Вклады |||| Вклады',
      fields: {
        imageId: 'Выбранная картинка',
        customerId: 'Клиент',
        number: 'Счёт вклада',
        principal: 'Основная сумма',
        rate: 'Годовая процентная ставка',
        openedOn: 'Дата открытия',
        maturesOn: 'Дата окончания',
        capitalised: 'Капитализированные проценты',
        paid: 'Выплачено',
        running: 'Начисляемые проценты',
        expectedBalance: 'Остаток по условиям',
        blockedAmount: 'Заблокированная сумма',
        loanId: 'Обеспеченный кредит',
        walletRoom: 'Свободно на кошельке',
        isPrimeAccount: 'Есть основной счёт',
        cashOutAccess: 'Доступ к снятию',
        daysToPayment: 'До следующего платежа',
        isLoanOpen: 'Кредит открыт',
      },
      actions: {
        approve_cash_out: 'Одобрить снятие',
        approve_cancel: 'Одобрить расторжение',
        refuse_cancel: 'Отклонить расторжение',
        block_saving: 'Заблокировать',
        unblock_saving: 'Разблокировать',
      },
    },
  },
};
