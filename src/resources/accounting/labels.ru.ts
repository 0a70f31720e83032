import type { Same } from '../../i18n/Same';
import { correctionEnums } from '../../i18n/ru/shared/corrections';
import { checkTexts } from '../../i18n/ru/shared/checks';
import { ledgerEnums, ledgerTexts } from '../../i18n/ru/shared/ledger';
import { queueTexts } from '../../i18n/ru/shared/queues';
import { ownerEnums } from '../../i18n/ru/shared/owners';

import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...checkTexts,
  ...ledgerTexts,
  ...queueTexts,
  enums: {
    ...correctionEnums,
    ...ledgerEnums,
    ...ownerEnums,
    JournalState: { BOOKED: 'Проведён', REVERSED: 'Сторнирован', REVERSAL: 'Сторно' },
    OpeningState: {
      DRAFT: 'Черновик',
      SET: 'Проведён',
      DISCARDED: 'Отклонён',
      REVERSED: 'Сторнирован',
    },
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
};
