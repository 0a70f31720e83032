import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  loanLists: {
    collateral: {
      loans: 'Кредиты под залог',
      no_loans: 'Кредиты не привязаны.',
      ltv: 'Отношение суммы остатков к оценке залога.',
      released_before: 'Дата снятия залога раньше даты его оформления.',
    },
  },
  resources: {
    'loans/collateral/admin': {
      name: 'Залог |||| Залог (администратор) |||| Залог (администратор)',
      fields: {
        kind: 'Вид залога',
        value: 'Оценка',
        owner: 'Собственник',
        ownerId: 'Собственник',
        plateNumber: 'Госномер',
        vin: 'VIN',
        carModel: 'Модель автомобиля',
        manufacturedYear: 'Год выпуска',
        propertyNumber: 'Номер свидетельства на недвижимость',
        pledgedAt: 'Дата оформления залога',
        releasedAt: 'Дата снятия залога',
        balance: 'Остаток кредита',
        ltv: 'Отношение остатка к залогу',
        loanCount: 'Кредитов',
        loanClosed: 'Кредит закрыт',
      },
      sections: { car: 'Автомобиль', property: 'Недвижимость', pledge: 'Залог' },
      views: {
        pledged: 'В залоге',
        releasable: 'Можно снять',
        cars: 'Автомобили',
        estates: 'Недвижимость',
        released: 'Снятые',
      },
      actions: { release: 'Снять залог' },
    },
  },
  enums: { CollateralState: { PLEDGED: 'В залоге', RELEASED: 'Освобождён' } },
};
