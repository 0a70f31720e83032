import type { Same } from '../../i18n/Same';
import { lending } from '../../i18n/ru/shared/lending';
import { ledgerEnums, ledgerTexts } from '../../i18n/ru/shared/ledger';
import { queueTexts } from '../../i18n/ru/shared/queues';
import type { labels as mn } from './labels.mn';
import { printedTexts } from '../../i18n/ru/shared/printed';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...printedTexts,
  ...lending,
  ...ledgerTexts,
  ...queueTexts,
  enums: {
    ...printedTexts.enums,
    ...ledgerEnums,
    LoanPendingList: {
      ltl: 'Ожидающие долгосрочные кредиты',
      loan: 'Ожидающие кредиты',
      extension: 'Ожидающие продления',
      extension_search: 'Поиск продлений',
      payment: 'Ожидающие платежи',
    },
    LoanRequestAction: {
      PAY: 'Погасить',
      EXTEND: 'Продлить',
      OVERDUE_RENEW: 'Обновить просроченный график',
      PAY_IN_ADVANCE: 'Погасить досрочно',
    },
    LoanRejectReason: {
      INCOME_NOT_ENOUGH: 'Недостаточный доход',
      REGISTRY_BAD: 'Плохая кредитная история',
      LIMIT_EXCEEDED: 'Превышен лимит',
      DATA_WRONG: 'Данные расходятся',
      PURPOSE_UNCLEAR: 'Неясная цель',
      GUARANTOR_MISSING: 'Нет поручителя',
      COLLATERAL_NOT_ENOUGH: 'Недостаточный залог',
      CUSTOMER_WITHDREW: 'Клиент отказался',
    },
    PaymentSource: {
      WALLET: 'Кошелёк',
      BANK: 'Банковский перевод',
      TEMPORARY: 'Временный счёт',
      BATCH: 'Пакетный платёж',
    },
    ReceiptPart: {
      courtCosts: 'Судебные расходы',
      fees: 'Комиссии',
      additionalInterest: 'Повышенные проценты',
      overdueInterest: 'Просроченные проценты',
      overduePrincipal: 'Просроченный основной долг',
      currentInterest: 'Проценты на дату',
      currentPrincipal: 'Основной долг',
      advancePrincipal: 'Основной долг досрочно',
      temporary: 'Временный счёт',
    },
    CourtState: {
      drafted: 'Черновик',
      printed: 'Напечатано',
      filed: 'Подано',
      accepted: 'Принято',
      decision: 'Решение',
      enforcement: 'Исполнение',
      closed: 'Закрыто',
    },
  },
};
