import { lendingActs, lendingRules } from '../pages/lending';
import type { carLoans as mn } from '../../mn/areas/car-loans';
import type { Same } from '../../Same';

export const carLoans = {
  ...lendingRules,
  action: lendingActs,
  resources: {
    'car-loan/loan-requests': {
      fields: {
        carModel: 'Модель автомобиля',
        collateralPercent: 'Процент залога',
        yearThreshold: 'Ограничение по году выпуска',
      },
    },
    'car-loan/prices': { fields: { mark: 'Марка', manufacturedYear: 'Год выпуска' } },
  },
  enums: {
    CarLoanRequestState: {
      draft: 'Черновик',
      pending: 'На рассмотрении',
      granted: 'Выдан',
      closed: 'Закрыт',
    },
  },
} satisfies Same<typeof mn>;
