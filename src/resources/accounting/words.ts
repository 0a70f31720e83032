import type { Words } from '../../i18n/words';
import { correctionEnums } from '../../i18n/shared/corrections';
import { checkTexts } from '../../i18n/shared/checks';
import { ledgerEnums, ledgerTexts } from '../../i18n/shared/ledger';
import { payOutTexts } from '../../i18n/shared/payOut';
import { queueTexts } from '../../i18n/shared/queues';
import { ownerEnums } from '../../i18n/shared/owners';

export const words = {
  rights: {
    'cgw-bank-income:access': {
      mn: 'Ашиг, банкны орлого, гүйлгээ',
      en: 'Profits, bank income and transactions',
      ru: 'Прибыль, поступления банков и проводки',
      demo: ['admin', 'accountant'],
    },
    'accounting:correct': {
      mn: 'Санхүүгийн залруулга хийх',
      en: 'Correct the books',
      ru: 'Исправление учёта',
      demo: [],
    },
  },
  ...checkTexts,
  ...ledgerTexts,
  ...payOutTexts,
  ...queueTexts,
  enums: {
    ...correctionEnums,
    ...ledgerEnums,
    ...ownerEnums,
    JournalState: {
      BOOKED: { mn: 'Бичигдсэн', en: 'Booked', ru: 'Проведён' },
      REVERSED: { mn: 'Буцаасан', en: 'Reversed', ru: 'Сторнирован' },
      REVERSAL: { mn: 'Буцаалт', en: 'Reversal', ru: 'Сторно' },
    },
    OpeningState: {
      DRAFT: { mn: 'Ноорог', en: 'Draft', ru: 'Черновик' },
      SET: { mn: 'Бичсэн', en: 'Booked', ru: 'Проведён' },
      DISCARDED: { mn: 'Хэрэгсэхгүй болгосон', en: 'Discarded', ru: 'Отклонён' },
      REVERSED: { mn: 'Буцаасан', en: 'Taken back', ru: 'Сторнирован' },
    },
    AccountListKind: {
      LOAN: { mn: 'Зээлийн данс', en: 'Loan accounts', ru: 'Кредитные счета' },
      DEPOSIT: { mn: 'Хадгаламжийн данс', en: 'Deposit accounts', ru: 'Депозитные счета' },
      INTERNAL: { mn: 'Дотоод данс', en: 'Internal accounts', ru: 'Внутренние счета' },
      GENERAL_LEDGER: {
        mn: 'Ерөнхий дэвтрийн данс',
        en: 'General-ledger accounts',
        ru: 'Счета главной книги',
      },
    },
    FailedTransferState: {
      corrected: { mn: 'Залруулсан', en: 'Corrected', ru: 'Исправлен' },
      bankError: { mn: 'Банкны алдаа', en: 'Bank error', ru: 'Ошибка банка' },
      transactionError: { mn: 'Гүйлгээний алдаа', en: 'Transaction error', ru: 'Ошибка операции' },
    },
    HeldTransactionState: {
      solved: { mn: 'Шийдвэрлэсэн', en: 'Solved', ru: 'Урегулирована' },
    },
    ProfitState: {
      PENDING: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'В ожидании' },
      PROCESSED: { mn: 'Боловсруулсан', en: 'Processed', ru: 'Обработан' },
      UNRECOGNIZED: { mn: 'Танигдаагүй', en: 'Unrecognised', ru: 'Не распознан' },
      CORRECTED: { mn: 'Залруулсан', en: 'Corrected', ru: 'Исправлен' },
    },
    FraudLogState: {
      NEW: { mn: 'Шинэ', en: 'New', ru: 'Новый' },
      SETTLED_BY_USER: {
        mn: 'Хэрэглэгч барагдуулсан',
        en: 'Settled by user',
        ru: 'Урегулирован клиентом',
      },
      SETTLED_IN_COURT: {
        mn: 'Шүүхээр шийдвэрлэсэн',
        en: 'Settled in court',
        ru: 'Урегулирован в суде',
      },
      SETTLED_BY_NBFI: { mn: 'ББСБ барагдуулсан', en: 'Settled by NBFI', ru: 'Урегулирован НБФО' },
      CLARIFIED_FROM_CUSTOMER: {
        mn: 'Харилцагчаас тодруулсан',
        en: 'Clarified with customer',
        ru: 'Уточнено у клиента',
      },
      CLARIFYING_FROM_MERCHANT: {
        mn: 'Мерчантаас тодруулж байна',
        en: 'Clarifying with merchant',
        ru: 'Уточняется у мерчанта',
      },
      CLARIFYING_FROM_BANK: {
        mn: 'Банкнаас тодруулж байна',
        en: 'Clarifying with bank',
        ru: 'Уточняется у банка',
      },
      SENDING_TO_COURT: {
        mn: 'Шүүхэд шилжүүлж байна',
        en: 'Being sent to court',
        ru: 'Передаётся в суд',
      },
      SENT_TO_COURT: { mn: 'Шүүхэд шилжүүлсэн', en: 'Sent to court', ru: 'Передан в суд' },
    },
    AccountType: {
      BA: { mn: 'Балансын данс', en: 'Balance account', ru: 'Балансовый счёт' },
      LN: { mn: 'Зээлийн данс', en: 'Loan account', ru: 'Кредитный счёт' },
      DP: { mn: 'Хадгаламжийн данс', en: 'Deposit account', ru: 'Депозитный счёт' },
    },
  },
} satisfies Words;
