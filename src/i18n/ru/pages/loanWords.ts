import type {
  assessmentWords as assessmentMn,
  callLogLabels as callLogMn,
  ledgerAccounts as ledgerMn,
  loanSystemActs as systemActsMn,
} from '../../mn/pages/loanWords';
import type { Same } from '../../Same';

/** Labels of the call log. */
export const callLogLabels = {
  fields: {
    customerId: 'Клиент',
    loanId: 'Кредит',
    outcome: 'Результат звонка',
    phone: 'Набранный номер',
    calledAt: 'Время звонка',
    calledBy: 'Кто звонил',
    note: 'Заметка',
    promisedDate: 'Обещанная дата оплаты',
    nextCallAt: 'Следующий звонок',
    numberInactive: 'Номер не действует',
  },
  sections: { call: 'Звонок', number: 'Номер телефона' },
  views: {
    reached: 'Дозвонились',
    notReached: 'Не дозвонились',
    badNumber: 'Неверный номер',
  },
} satisfies Same<typeof callLogMn>;

/** Names of the ledger accounts that loans touch. */
export const ledgerAccounts = {
  loan: 'Кредитный счёт',
  wallet: 'Кошелёк клиента',
  bank: 'Расчётный счёт в банке',
  batch: 'Транзит пакетных платежей',
  temporary: 'Временный счёт',
  interestInAdvance: 'Проценты, полученные авансом',
  accruedInterest: 'Начисленные проценты к получению',
  accruedAdditional: 'Повышенные проценты к получению',
  feesReceivable: 'Комиссии к получению',
  courtCosts: 'Судебные расходы к получению',
  interestIncome: 'Процентный доход',
  additionalIncome: 'Доход от повышенных процентов',
  feeIncome: 'Комиссионный доход',
  recoveryIncome: 'Поступления по списанным кредитам',
  provision: 'Резерв на потери по кредитам',
  claimsLost: 'Потери по требованиям',
} satisfies Same<typeof ledgerMn>;

/** What an assessment rests on, in the words of its sources. */
export const assessmentWords = {
  reasons: {
    INCOME_LOW: 'Недостаточный доход',
    SCORE_LOW: 'Низкий кредитный балл',
    REGISTRY_BAD: 'Плохой класс в кредитном реестре',
    ABOVE_AUTOMATIC: 'Выше предела автоматического решения',
    SCORE_GOOD: 'Хороший кредитный балл',
    INCOME_ENOUGH: 'Доход достаточен',
  },
  figures: {
    openLoans: 'Открытые кредиты',
    worstClass: 'Худший класс',
    openBalance: 'Остаток по открытым кредитам',
    employer: 'Работодатель',
    averageIncome: 'Средний месячный доход',
    months: 'Учтено месяцев дохода',
  },
} satisfies Same<typeof assessmentMn>;

/** What the system does with loans by itself, beside the acts of people. */
export const loanSystemActs = { end_of_day: 'Закрытие дня' } satisfies Same<typeof systemActsMn>;
