import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  enums: {
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
    SplitPaidType: {
      UNPAID: 'Не оплачено',
      CASH: 'Оплачено наличными',
      WALLET: 'Оплачено из кошелька',
    },
  },
};
