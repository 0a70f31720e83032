import { lendingActs, lendingRules } from '../pages/lending';

export const carLoans = {
  ...lendingRules,
  action: lendingActs,
  resources: {
    'car-loan/loan-requests': {
      fields: {
        carModel: 'Автомашины загвар',
        collateralPercent: 'Барьцааны хувь',
        yearThreshold: 'Үйлдвэрлэсэн оны хязгаар',
      },
    },
    'car-loan/prices': { fields: { mark: 'Марк', manufacturedYear: 'Үйлдвэрлэсэн он' } },
  },
  enums: {
    CarLoanRequestState: {
      draft: 'Ноорог',
      pending: 'Хүлээгдэж буй',
      granted: 'Олгосон',
      closed: 'Хаагдсан',
    },
  },
};
