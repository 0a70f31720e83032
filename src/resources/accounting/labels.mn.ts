import { correctionEnums } from '../../i18n/mn/shared/corrections';
import { checkTexts } from '../../i18n/mn/shared/checks';
import { ledgerEnums, ledgerTexts } from '../../i18n/mn/shared/ledger';
import { queueTexts } from '../../i18n/mn/shared/queues';
import { ownerEnums } from '../../i18n/mn/shared/owners';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...checkTexts,
  ...ledgerTexts,
  ...queueTexts,
  enums: {
    ...correctionEnums,
    ...ledgerEnums,
    ...ownerEnums,
    JournalState: { BOOKED: 'Бичигдсэн', REVERSED: 'Буцаасан', REVERSAL: 'Буцаалт' },
    OpeningState: {
      DRAFT: 'Ноорог',
      SET: 'Бичсэн',
      DISCARDED: 'Хэрэгсэхгүй болгосон',
      REVERSED: 'Буцаасан',
    },
    AccountListKind: {
      LOAN: 'Зээлийн данс',
      DEPOSIT: 'Хадгаламжийн данс',
      INTERNAL: 'Дотоод данс',
      GENERAL_LEDGER: 'Ерөнхий дэвтрийн данс',
    },
    FailedTransferState: {
      corrected: 'Залруулсан',
      bankError: 'Банкны алдаа',
      transactionError: 'Гүйлгээний алдаа',
    },
    HeldTransactionState: { solved: 'Шийдвэрлэсэн' },
    ProfitState: {
      PENDING: 'Хүлээгдэж буй',
      PROCESSED: 'Боловсруулсан',
      UNRECOGNIZED: 'Танигдаагүй',
      CORRECTED: 'Залруулсан',
    },
    FraudLogState: {
      NEW: 'Шинэ',
      SETTLED_BY_USER: 'Хэрэглэгч барагдуулсан',
      SETTLED_IN_COURT: 'Шүүхээр шийдвэрлэсэн',
      SETTLED_BY_NBFI: 'ББСБ барагдуулсан',
      CLARIFIED_FROM_CUSTOMER: 'Харилцагчаас тодруулсан',
      CLARIFYING_FROM_MERCHANT: 'Мерчантаас тодруулж байна',
      CLARIFYING_FROM_BANK: 'Банкнаас тодруулж байна',
      SENDING_TO_COURT: 'Шүүхэд шилжүүлж байна',
      SENT_TO_COURT: 'Шүүхэд шилжүүлсэн',
    },
    AccountType: { BA: 'Балансын данс', LN: 'Зээлийн данс', DP: 'Хадгаламжийн данс' },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    accounting: typeof labels;
  }
}
