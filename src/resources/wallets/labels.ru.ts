import type { Same } from '../../i18n/Same';
import { ledgerEnums, ledgerTexts } from '../../i18n/ru/shared/ledger';
import { lending } from '../../i18n/ru/shared/lending';
import { ownerEnums } from '../../i18n/ru/shared/owners';
import { phone } from '../../i18n/ru/shared/phone';

import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...ledgerTexts,
  ...phone,
  checks: lending.checks,
  enums: {
    ...ledgerEnums,
    ...ownerEnums,
    SplitType: { EQUAL: 'Поровну', RANDOM: 'Случайно', PERCENT: 'По процентам' },
    EnvelopeSplitType: { equal: 'Поровну', random: 'Случайно' },
    EnvelopeState: {
      untouched: 'Не открыт',
      opened: 'Открыт',
      success: 'Получен полностью',
      finished: 'Завершён с остатком',
      closed: 'Закрыт',
    },
    EnvelopeThemeAction: {
      ACTIVATE: 'Активировать',
      DEACTIVATE: 'Деактивировать',
      MAKE_DEFAULT: 'Сделать основной',
      DELETE: 'Удалить',
    },
    EnvelopeThemeState: { ACTIVE: 'Активна', INACTIVE: 'Неактивна', DELETED: 'Удалена' },
    EnvelopeThemeCategory: {
      TSAGAAN_SAR: 'Цагаан сар',
      NEW_YEAR: 'Новый год',
      BIRTHDAY: 'День рождения',
      WEDDING: 'Свадьба',
      WOMENS_DAY: 'Женский день',
      THANKS: 'Благодарность',
      OTHER: 'Другое',
    },
    EnvelopeFlag: {
      SUM_DIFFERS: 'Общая сумма не сходится с частями',
      RECEIVERS_DIFFER: 'Полученная сумма не равна сумме получателей',
      NO_CHARGE_BACK: 'Нет журнала возврата остатка',
      TOO_MANY_RECEIVERS: 'Получателей больше, чем указано',
    },
    SplitFlag: {
      SHARES_DIFFER: 'Доли не сходятся с общей суммой',
      PERCENT_DIFFERS: 'Сумма процентов не равна 100',
      NO_JOURNAL: 'Оплачено из кошелька без журнала',
      PAID_DIFFERS: 'Отметка об оплате не сходится с участниками',
    },
    SplitPaidType: {
      UNPAID: 'Не оплачено',
      CASH: 'Оплачено наличными',
      WALLET: 'Оплачено из кошелька',
    },
  },
};
