import { lendingActs, lendingRules } from '../pages/lending';
import type { loans as mn } from '../../mn/areas/loans';
import type { Same } from '../../Same';
import { enums } from './loans/enums';

const loanFields = {
  code: 'Код кредита',
  accountNumber: 'Кредитный счёт',
  product: 'Продукт',
  productType: 'Тип продукта',
  purpose: 'Цель кредита',
  lentAmount: 'Сумма выдачи',
  balance: 'Остаток задолженности',
  interest: 'Проценты',
  interestRate: 'Процентная ставка',
  overdueInterest: 'Просроченные проценты',
  penaltyInterest: 'Повышенные проценты',
  fee: 'Комиссия',
  refundedAmount: 'Погашенная сумма',
  refundDate: 'Дата погашения',
  lendedDate: 'Дата выдачи',
  closedDate: 'Дата закрытия',
  duration: 'Срок',
  extensionDuration: 'Срок продления',
  isExtendable: 'Возможно продление',
  classification: 'Классификация актива',
  customerType: 'Тип участника',
  transactionType: 'Тип операции',
  batchCode: 'Код пакета',
  participateType: 'Форма участия',
  processState: 'Статус процесса',
  overdueDays: 'Дней просрочки',
  source: 'Источник',
  termUnit: 'Единица срока',
  paymentOption: 'Способ оплаты',
  chartType: 'Тип графика',
  derivedState: 'Состояние платежей',
  isExtended: 'Продлён',
  closeReason: 'Причина закрытия',
  dueNow: 'К оплате сейчас',
  pastDueRange: 'Диапазон просрочки',
  contractId: 'Договор',
  typedRows: 'Строки графика',
  feeInAdvance: 'Комиссия удерживается при выдаче',
  bankReference: 'Номер банковской операции',
  outcome: 'Решение',
  correctedFee: 'Верная комиссия',
  correctedBalance: 'Верный остаток',
  account: 'Счёт',
  isBankTransfer: 'Банковский перевод',
  paymentSource: 'Источник денег',
  advanceOption: 'Как учесть излишек',
  rowCount: 'Число платежей',
  firstDate: 'Дата первого платежа',
  courtCustomer: 'Ответчик',
  template: 'Шаблон',
  courtFee: 'Госпошлина',
  courtCost: 'Судебные издержки',
  courtDate: 'Дата иска',
  document: 'Документ',
  correctedPart: 'Что исправляется',
  difference: 'Разница',
};

const loanRequestFields = {
  requestedAmount: 'Запрошенная сумма',
  approvedAmount: 'Одобренная сумма',
  requestedAt: 'Дата заявки',
};

const loanRefundFields = {
  paidAt: 'Дата оплаты',
  principalPaid: 'Погашено основного долга',
  interestPaid: 'Погашено процентов',
};

const collateralFields = {
  kind: 'Вид залога',
  value: 'Оценочная стоимость',
  owner: 'Собственник',
  plateNumber: 'Государственный номер',
  propertyNumber: 'Номер свидетельства на недвижимость',
};

export const loans = {
  ...lendingRules,
  action: lendingActs,
  resources: {
    loans: {
      fields: loanFields,
      sections: { customer: 'Заёмщик', terms: 'Условия', rows: 'График', payout: 'Выдача' },
      views: {
        ongoing: 'Действующие',
        dueToday: 'Платёж сегодня',
        PAST_DUE: '1–90 дней',
        SUBSTANDARD: '91–180 дней',
        DOUBTFUL: '181–360 дней',
        BAD: '361 день и больше',
        extended: 'Продлённые',
        onHold: 'На удержании',
      },
    },
    loan_installment: {
      name: 'Платёж по графику |||| График погашения |||| График погашения',
      fields: {
        paymentDate: 'Дата платежа',
        interest: 'Проценты',
        principal: 'Основной долг',
        total: 'Всего к оплате',
        paidAmount: 'Оплаченная сумма',
        lateDays: 'Дней опоздания',
        number: 'Номер платежа',
      },
    },
    'loans/call-log': {
      fields: {
        outcome: 'Результат звонка',
        calledAt: 'Дата звонка',
        calledBy: 'Кто звонил',
        promisedDate: 'Обещанная дата оплаты',
      },
    },
    'loans/assessment': { fields: { assessedBy: 'Оценил', assessedAmount: 'Сумма оценки' } },
    loan_request: {
      name: 'Заявка на кредит |||| Заявки на кредит |||| Заявки на кредит',
      fields: loanRequestFields,
    },
    'loans/pending/extension': {
      fields: { extensionFee: 'Комиссия за продление', newRefundDate: 'Новая дата погашения' },
    },
    loan_refund: { name: 'Погашение |||| Погашения |||| Погашения', fields: loanRefundFields },
    'loans/batch-payment': { fields: { rowCount: 'Количество строк' } },
    loan_change: {
      name: 'Изменение кредита |||| Изменения кредита |||| Изменения кредита',
      fields: {
        oldValue: 'Прежнее значение',
        newValue: 'Новое значение',
        field: 'Изменённое поле',
      },
    },
    loan_correction: {
      name: 'Исправление кредита |||| Исправления кредитов |||| Исправления кредитов',
      fields: {
        fee: 'Комиссия',
        balance: 'Остаток',
        account: 'Счёт',
        isBankTransfer: 'Банковским переводом',
      },
    },
    'loans/guarantee-request': { fields: { guarantor: 'Поручитель', borrower: 'Заёмщик' } },
    collateral: {
      name: 'Залог |||| Залоговое имущество |||| Залоговое имущество',
      fields: collateralFields,
    },
    invoices: { fields: { number: 'Номер счёта на оплату', paidAt: 'Дата оплаты' } },
    'loans/service-monitoring': { fields: loanFields },
    'loans/close-fund': { fields: loanFields },
    'loans/risked': { fields: loanFields },
    'loans/court': { fields: loanFields },
    'loans/student': { fields: loanFields },
    'loans/leasing-refund': { fields: loanRefundFields },
    'loans/collateral/admin': { fields: collateralFields },
    'loans/collateral/tenant': { fields: collateralFields },
    'loans/pending/ltl': { fields: loanRequestFields },
    'loans/pending/loan': { fields: loanRequestFields },
  },
  enums: enums,
} satisfies Same<typeof mn>;
