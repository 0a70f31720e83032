import type { accounting as mn } from '../../mn/areas/accounting';
import type { Same } from '../../Same';

const accountFields = {
  type: 'Тип счёта',
  openingBalance: 'Входящий остаток',
  closingBalance: 'Исходящий остаток',
  debit: 'Дебет',
  credit: 'Кредит',
  owner: 'Владелец счёта',
  currency: 'Валюта',
};

const transactionFields = {
  journalNo: 'Номер журнала',
  sender: 'Отправитель',
  receiver: 'Получатель',
  transferredAt: 'Дата перевода',
};

export const accounting = {
  resources: {
    account: { name: 'Счёт |||| Счета |||| Счета', fields: accountFields },
    account_statement: {
      name: 'Выписка по счёту |||| Выписки по счетам |||| Выписки по счетам',
      fields: {
        transactionDate: 'Дата операции',
        transactionDescription: 'Назначение платежа',
        income: 'Поступление',
        expense: 'Расход',
        counterpartAccount: 'Корреспондирующий счёт',
      },
    },
    'accounting/transactions': { fields: transactionFields },
    fraud_log: {
      name: 'Запись о мошенничестве |||| Журнал мошенничества |||| Журнал мошенничества',
      fields: {},
    },
    'entrymodel-cg': { fields: { debitAccount: 'Счёт дебета', creditAccount: 'Счёт кредита' } },
    bank: { name: 'Банк |||| Банки |||| Банки', fields: {} },
    deposit_criteria: {
      name: 'Критерии снятия с вклада |||| Критерии снятия с вклада |||| Критерии снятия с вклада',
      fields: {
        nextPaymentMinDay: 'Минимум дней до следующего платежа',
        minBalance: 'Минимальный остаток',
      },
    },
    'accounting/gl-transactions': { fields: transactionFields },
    'accounting/opening-balance': { fields: accountFields },
    'accounting/accounts/loan': { fields: accountFields },
    'accounting/accounts/internal': { fields: accountFields },
    'accounting/accounts/gl': { fields: accountFields },
    'current-account/bank-account': {
      fields: {
        number: 'Номер счёта',
        isPrime: 'Основной счёт',
        isRun: 'Загрузка включена',
        lastRun: 'Последняя загрузка',
      },
    },
  },
  enums: {
    AccountListKind: {
      LOAN: 'Кредитные счета',
      DEPOSIT: 'Депозитные счета',
      INTERNAL: 'Внутренние счета',
      GENERAL_LEDGER: 'Счета главной книги',
    },
    FailedTransferState: {
      corrected: 'Исправлен',
      bankError: 'Ошибка банка',
      transactionError: 'Ошибка операции',
    },
    HeldTransactionState: { solved: 'Урегулирована' },
    ProfitState: {
      PENDING: 'В ожидании',
      PROCESSED: 'Обработан',
      UNRECOGNIZED: 'Не распознан',
      CORRECTED: 'Исправлен',
    },
    FraudLogState: {
      NEW: 'Новый',
      SETTLED_BY_USER: 'Урегулирован клиентом',
      SETTLED_IN_COURT: 'Урегулирован в суде',
      SETTLED_BY_NBFI: 'Урегулирован НБФО',
      CLARIFIED_FROM_CUSTOMER: 'Уточнено у клиента',
      CLARIFYING_FROM_MERCHANT: 'Уточняется у мерчанта',
      CLARIFYING_FROM_BANK: 'Уточняется у банка',
      SENDING_TO_COURT: 'Передаётся в суд',
      SENT_TO_COURT: 'Передан в суд',
    },
    AccountType: { BA: 'Балансовый счёт', LN: 'Кредитный счёт', DP: 'Депозитный счёт' },
  },
} satisfies Same<typeof mn>;
