import { lending } from '../../i18n/mn/shared/lending';
import { ledgerEnums, ledgerTexts } from '../../i18n/mn/shared/ledger';
import { queueTexts } from '../../i18n/mn/shared/queues';
import { printedTexts } from '../../i18n/mn/shared/printed';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...printedTexts,
  ...lending,
  ...ledgerTexts,
  ...queueTexts,
  enums: {
    ...printedTexts.enums,
    ...ledgerEnums,
    LoanPendingList: {
      ltl: 'Хүлээгдэж буй урт хугацаат зээл',
      loan: 'Хүлээгдэж буй зээл',
      extension: 'Хүлээгдэж буй сунгалт',
      extension_search: 'Сунгалт хайх',
      payment: 'Хүлээгдэж буй төлбөр',
    },
    LoanRequestAction: {
      PAY: 'Төлөх',
      EXTEND: 'Хугацаа сунгах',
      OVERDUE_RENEW: 'Хэтэрсэн хуваарь шинэчлэх',
      PAY_IN_ADVANCE: 'Урьдчилан төлөх',
    },
    LoanRejectReason: {
      INCOME_NOT_ENOUGH: 'Орлого хүрэлцэхгүй',
      REGISTRY_BAD: 'Зээлийн түүх муу',
      LIMIT_EXCEEDED: 'Лимитээс хэтэрсэн',
      DATA_WRONG: 'Мэдээлэл зөрүүтэй',
      PURPOSE_UNCLEAR: 'Зориулалт тодорхойгүй',
      GUARANTOR_MISSING: 'Батлан даагч байхгүй',
      COLLATERAL_NOT_ENOUGH: 'Барьцаа хүрэлцэхгүй',
      CUSTOMER_WITHDREW: 'Харилцагч татгалзсан',
    },
    PaymentSource: {
      WALLET: 'Хэтэвч',
      BANK: 'Банкны шилжүүлэг',
      TEMPORARY: 'Түр данс',
      BATCH: 'Багц төлөлт',
    },
    ReceiptPart: {
      courtCosts: 'Шүүхийн зардал',
      fees: 'Шимтгэл',
      additionalInterest: 'Нэмэгдүүлсэн хүү',
      overdueInterest: 'Хугацаа хэтэрсэн хүү',
      overduePrincipal: 'Хугацаа хэтэрсэн үндсэн төлбөр',
      currentInterest: 'Хуримтлагдсан хүү',
      currentPrincipal: 'Үндсэн төлбөр',
      advancePrincipal: 'Урьдчилсан үндсэн төлбөр',
      temporary: 'Түр данс',
    },
    CourtState: {
      drafted: 'Ноорог',
      printed: 'Хэвлэсэн',
      filed: 'Нэхэмжлэл гаргасан',
      accepted: 'Шүүх хүлээн авсан',
      decision: 'Шийдвэр гарсан',
      enforcement: 'Гүйцэтгэлд шилжсэн',
      closed: 'Хаагдсан',
    },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    loans: typeof labels;
  }
}
