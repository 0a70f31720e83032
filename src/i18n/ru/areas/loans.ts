import { batch } from '../pages/batch';
import { lendingActs, lendingRules } from '../pages/lending';
import { courtRecordLabels, loanActsPage } from '../pages/loanActs';
import { loanListLabels, loanListTexts } from '../pages/loanLists';
import { loanPage } from '../pages/loanPage';
import { assessmentWords, callLogLabels, ledgerAccounts, loanSystemActs } from '../pages/loanWords';
import { queueLabels, queueTexts } from '../pages/queues';
import type { loans as mn } from '../../mn/areas/loans';
import type { Same } from '../../Same';
import { enums } from './loans/enums';

const loanFields = {
  customerId: 'Клиент',
  code: 'Код кредита',
  accountNumber: 'Кредитный счёт',
  product: 'Продукт',
  productType: 'Тип продукта',
  purpose: 'Цель кредита',
  lentAmount: 'Сумма выдачи',
  balance: 'Остаток задолженности',
  interest: 'Проценты',
  receiptId: 'Номер платежа',
  targetLoan: 'Кредит для переноса',
  offBalance: 'Внебалансовое требование',
  recoveredAmount: 'Поступило после списания',
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
  paymentSource: 'Источник средств',
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

export const loans = {
  ...lendingRules,
  ...loanActsPage,
  ...batch,
  ...queueTexts,
  ...loanListTexts,
  action: lendingActs,
  loanPage,
  ledgerAccounts,
  assessment: assessmentWords,
  resources: {
    'court-list': courtRecordLabels,
    loans: {
      fields: loanFields,
      actions: loanSystemActs,
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
    'loans/call-log': callLogLabels,
    'loans/assessment': queueLabels.aggregation,
    loan_request: {
      name: 'Заявка на кредит |||| Заявки на кредит |||| Заявки на кредит',
      fields: loanRequestFields,
    },
    'loans/pending/extension': queueLabels.pendingExtension,
    loan_refund: { name: 'Погашение |||| Погашения |||| Погашения', fields: loanRefundFields },
    'loans/batch-payment': {
      fields: {
        batchCode: 'Код пакета',
        payer: 'Плательщик',
        receiptAmount: 'Поступление банка',
        fileName: 'Файл',
        rowCount: 'Строк',
        bookedCount: 'Проведено строк',
        bookedAmount: 'Проведено на кредиты',
        temporaryAmount: 'На временный счёт',
        refusedCount: 'Отклонено строк',
      },
      sections: { receipt: 'Поступление банка' },
    },
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
    'loans/guarantee-request': queueLabels.guarantee,
    collateral: {
      name: 'Залог |||| Залоговое имущество |||| Залоговое имущество',
      ...loanListLabels.collateral,
    },
    invoices: loanListLabels.invoices,
    'loans/service-monitoring': {
      ...loanListLabels.monitoring,
      fields: { ...loanFields, ...loanListLabels.monitoring.fields },
    },
    'loans/close-fund': { ...loanListLabels.closeFund, fields: loanFields },
    'loans/risked': { ...loanListLabels.risked, fields: loanFields },
    'loans/court': {
      ...loanListLabels.court,
      fields: { ...loanFields, ...loanListLabels.court.fields },
    },
    'loans/student': {
      ...loanListLabels.student,
      fields: { ...loanFields, ...loanListLabels.student.fields },
    },
    'loans/leasing-refund': loanListLabels.leasing,
    'loans/overdue-renew': {
      ...loanListLabels.overdueRenew,
      fields: { ...loanFields, ...loanListLabels.overdueRenew.fields },
    },
    'loans/collateral/admin': loanListLabels.collateral,
    'loans/collateral/tenant': loanListLabels.collateral,
    'loans/pending/ltl': queueLabels.pendingLoan,
    'loans/pending/loan': queueLabels.pendingLoan,
    'loans/pending/payment': queueLabels.pendingPayment,
  },
  enums: enums,
} satisfies Same<typeof mn>;
