import { openWorkTexts } from '../../i18n/mn/shared/openWork';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...openWorkTexts,
  enums: {
    StaffAction: {
      APPROVE: 'Батлах',
      REJECT: 'Татгалзах',
      CANCEL: 'Цуцлах',
      CORRECT: 'Залруулах',
      CLOSE: 'Хаах',
      EXTEND: 'Хугацаа сунгах',
      MOVE_TO_RISK_FUND: 'Эрсдэлийн санд шилжүүлэх',
      CONFIRM_CANCEL_TO_ISSUED: 'Цуцлалтыг буцаан олгосон болгох',
      CESSION: 'Шаардах эрх шилжүүлэх',
      UNDO_CESSION: 'Шаардах эрхийн шилжүүлгийг буцаах',
      PUBLISH: 'Нийтлэх',
      UNPUBLISH: 'Нийтлэлээс хасах',
    },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    organization: typeof labels;
  }
}
