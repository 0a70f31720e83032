import type { Words } from '../../i18n/words';
import { lending } from '../../i18n/shared/lending';
import { ledgerEnums, ledgerTexts } from '../../i18n/shared/ledger';
import { queueTexts } from '../../i18n/shared/queues';
import { printedTexts } from '../../i18n/shared/printed';

export const words = {
  ...printedTexts,
  ...lending,
  ...ledgerTexts,
  ...queueTexts,
  enums: {
    ...printedTexts.enums,
    ...ledgerEnums,
    LoanPendingList: {
      ltl: {
        mn: 'Хүлээгдэж буй урт хугацаат зээл',
        en: 'Pending long-term loans',
        ru: 'Ожидающие долгосрочные кредиты',
      },
      loan: { mn: 'Хүлээгдэж буй зээл', en: 'Pending loans', ru: 'Ожидающие кредиты' },
      extension: {
        mn: 'Хүлээгдэж буй сунгалт',
        en: 'Pending extensions',
        ru: 'Ожидающие продления',
      },
      extension_search: { mn: 'Сунгалт хайх', en: 'Extension search', ru: 'Поиск продлений' },
      payment: { mn: 'Хүлээгдэж буй төлбөр', en: 'Pending payments', ru: 'Ожидающие платежи' },
    },
    LoanRequestAction: {
      PAY: { mn: 'Төлөх', en: 'Pay', ru: 'Погасить' },
      EXTEND: { mn: 'Хугацаа сунгах', en: 'Extend', ru: 'Продлить' },
      OVERDUE_RENEW: {
        mn: 'Хэтэрсэн хуваарь шинэчлэх',
        en: 'Renew overdue schedule',
        ru: 'Обновить просроченный график',
      },
      PAY_IN_ADVANCE: { mn: 'Урьдчилан төлөх', en: 'Pay in advance', ru: 'Погасить досрочно' },
    },
    LoanRejectReason: {
      INCOME_NOT_ENOUGH: {
        mn: 'Орлого хүрэлцэхгүй',
        en: 'Income is not enough',
        ru: 'Недостаточный доход',
      },
      REGISTRY_BAD: {
        mn: 'Зээлийн түүх муу',
        en: 'Bad credit history',
        ru: 'Плохая кредитная история',
      },
      LIMIT_EXCEEDED: { mn: 'Лимитээс хэтэрсэн', en: 'Above the limit', ru: 'Превышен лимит' },
      DATA_WRONG: { mn: 'Мэдээлэл зөрүүтэй', en: 'The data disagree', ru: 'Данные расходятся' },
      PURPOSE_UNCLEAR: {
        mn: 'Зориулалт тодорхойгүй',
        en: 'The purpose is unclear',
        ru: 'Неясная цель',
      },
      GUARANTOR_MISSING: { mn: 'Батлан даагч байхгүй', en: 'No guarantor', ru: 'Нет поручителя' },
      COLLATERAL_NOT_ENOUGH: {
        mn: 'Барьцаа хүрэлцэхгүй',
        en: 'Collateral is not enough',
        ru: 'Недостаточный залог',
      },
      CUSTOMER_WITHDREW: {
        mn: 'Харилцагч татгалзсан',
        en: 'The customer withdrew',
        ru: 'Клиент отказался',
      },
    },
    PaymentSource: {
      WALLET: { mn: 'Хэтэвч', en: 'Wallet', ru: 'Кошелёк' },
      BANK: { mn: 'Банкны шилжүүлэг', en: 'Bank transfer', ru: 'Банковский перевод' },
      TEMPORARY: { mn: 'Түр данс', en: 'Temporary account', ru: 'Временный счёт' },
      BATCH: { mn: 'Багц төлөлт', en: 'Batch payment', ru: 'Пакетный платёж' },
    },
    ReceiptPart: {
      courtCosts: { mn: 'Шүүхийн зардал', en: 'Court costs', ru: 'Судебные расходы' },
      fees: { mn: 'Шимтгэл', en: 'Fees', ru: 'Комиссии' },
      additionalInterest: {
        mn: 'Нэмэгдүүлсэн хүү',
        en: 'Additional interest',
        ru: 'Повышенные проценты',
      },
      overdueInterest: {
        mn: 'Хугацаа хэтэрсэн хүү',
        en: 'Overdue interest',
        ru: 'Просроченные проценты',
      },
      overduePrincipal: {
        mn: 'Хугацаа хэтэрсэн үндсэн төлбөр',
        en: 'Overdue principal',
        ru: 'Просроченный основной долг',
      },
      currentInterest: { mn: 'Хуримтлагдсан хүү', en: 'Interest to date', ru: 'Проценты на дату' },
      currentPrincipal: { mn: 'Үндсэн төлбөр', en: 'Principal', ru: 'Основной долг' },
      advancePrincipal: {
        mn: 'Урьдчилсан үндсэн төлбөр',
        en: 'Principal ahead',
        ru: 'Основной долг досрочно',
      },
      temporary: { mn: 'Түр данс', en: 'Temporary account', ru: 'Временный счёт' },
    },
    CourtState: {
      drafted: { mn: 'Ноорог', en: 'Drafted', ru: 'Черновик' },
      printed: { mn: 'Хэвлэсэн', en: 'Printed', ru: 'Напечатано' },
      filed: { mn: 'Нэхэмжлэл гаргасан', en: 'Filed', ru: 'Подано' },
      accepted: { mn: 'Шүүх хүлээн авсан', en: 'Accepted', ru: 'Принято' },
      decision: { mn: 'Шийдвэр гарсан', en: 'Decision', ru: 'Решение' },
      enforcement: { mn: 'Гүйцэтгэлд шилжсэн', en: 'Enforcement', ru: 'Исполнение' },
      closed: { mn: 'Хаагдсан', en: 'Closed', ru: 'Закрыто' },
    },
  },
} satisfies Words;
