import { ledgerEnums, ledgerTexts } from '../../i18n/mn/shared/ledger';
import { lending } from '../../i18n/mn/shared/lending';
import { ownerEnums } from '../../i18n/mn/shared/owners';
import { phone } from '../../i18n/mn/shared/phone';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...ledgerTexts,
  ...phone,
  checks: lending.checks,
  enums: {
    ...ledgerEnums,
    ...ownerEnums,
    SplitType: { EQUAL: 'Тэнцүү', RANDOM: 'Санамсаргүй', PERCENT: 'Хувиар' },
    EnvelopeSplitType: { equal: 'Тэнцүү', random: 'Санамсаргүй' },
    EnvelopeState: {
      untouched: 'Нээгээгүй',
      opened: 'Нээсэн',
      success: 'Бүрэн хүлээн авсан',
      finished: 'Үлдэгдэлтэй дууссан',
      closed: 'Хаагдсан',
    },
    EnvelopeThemeAction: {
      ACTIVATE: 'Идэвхжүүлэх',
      DEACTIVATE: 'Идэвхгүй болгох',
      MAKE_DEFAULT: 'Үндсэн болгох',
      DELETE: 'Устгах',
    },
    EnvelopeThemeState: { ACTIVE: 'Идэвхтэй', INACTIVE: 'Идэвхгүй', DELETED: 'Устгасан' },
    EnvelopeThemeCategory: {
      TSAGAAN_SAR: 'Цагаан сар',
      NEW_YEAR: 'Шинэ жил',
      BIRTHDAY: 'Төрсөн өдөр',
      WEDDING: 'Хурим',
      WOMENS_DAY: 'Эмэгтэйчүүдийн баяр',
      THANKS: 'Талархал',
      OTHER: 'Бусад',
    },
    EnvelopeFlag: {
      SUM_DIFFERS: 'Нийт дүн хуваарилалтаасаа зөрсөн',
      RECEIVERS_DIFFER: 'Хүлээн авсан дүн хүлээн авагчдын нийлбэрээс зөрсөн',
      NO_CHARGE_BACK: 'Үлдэгдлийг буцаасан журналгүй',
      TOO_MANY_RECEIVERS: 'Хүлээн авагчийн тоо хэтэрсэн',
    },
    SplitFlag: {
      SHARES_DIFFER: 'Хувиудын нийлбэр нийт дүнгээс зөрсөн',
      PERCENT_DIFFERS: 'Хувийн нийлбэр 100 биш',
      NO_JOURNAL: 'Хэтэвчээс төлсөн ч журналгүй',
      PAID_DIFFERS: 'Төлсөн эсэх тэмдэглэгээ гишүүдийн төлбөрөөс зөрсөн',
    },
    SplitPaidType: { UNPAID: 'Төлөөгүй', CASH: 'Бэлнээр төлсөн', WALLET: 'Хэтэвчээс төлсөн' },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    wallets: typeof labels;
  }
}
