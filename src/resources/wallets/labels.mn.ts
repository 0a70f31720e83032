/** Mongolian texts: what the pages of this area share. */
export const labels = {
  enums: {
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
    SplitPaidType: { UNPAID: 'Төлөөгүй', CASH: 'Бэлнээр төлсөн', WALLET: 'Хэтэвчээс төлсөн' },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    wallets: typeof labels;
  }
}
