import { lendingActs, lendingRules } from '../pages/lending';
import type { carLoans as mn } from '../../mn/areas/car-loans';
import type { Same } from '../../Same';

export const carLoans = {
  ...lendingRules,
  action: lendingActs,
  resources: {
    'car-loan/loan-requests': {
      fields: {
        carModel: 'Car model',
        collateralPercent: 'Collateral percent',
        yearThreshold: 'Year threshold',
      },
    },
    'car-loan/prices': { fields: { mark: 'Make', manufacturedYear: 'Year of manufacture' } },
  },
  enums: {
    CarLoanRequestState: {
      draft: 'Draft',
      pending: 'Pending',
      granted: 'Granted',
      closed: 'Closed',
    },
  },
} satisfies Same<typeof mn>;
