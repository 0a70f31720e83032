import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/collateral/tenant': {
      name: 'Залог |||| Залог (тенант) |||| Залог (тенант)',
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
};
