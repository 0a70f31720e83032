import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  carLoans: {
    to_percents: 'Percents of collateral',
    percent_from: 'From %{year}: %{percent}%',
    draft_only: 'Only a draft is edited, by the person who made it.',
    close_cancels: 'A loan request that is not decided is cancelled, and the pledge is released.',
    not_configured: 'Not configured',
    price_missing: 'There is no allowed price for this car.',
    percent_missing:
      'Collateral percent and year thresholds are not configured, so no cap can be calculated.',
    over_cap: 'The requested amount is %{amount} above the cap.',
    to_prices: 'Open the prices',
    read_only: 'You have no right to set prices.',
    recomputed: 'When a price changes, the caps of undecided requests are calculated again.',
    grant_makes: 'A collateral and a loan request will be made.',
    year_wrong: 'Enter the year in four digits, %{min} or later.',
  },
  resources: {
    'car-loan/loan-requests': {
      name: 'Car-loan request |||| Car-loan requests',
      fields: {
        customerId: 'Customer',
        code: 'Request number',
        mark: 'Mark',
        carModel: 'Car model',
        manufacturedYear: 'Year of manufacture',
        plateNumber: 'Plate number',
        vin: 'VIN',
        mileage: 'Mileage, km',
        frontPhoto: 'Photo from the front',
        sidePhoto: 'Photo from the side',
        requestedAmount: 'Requested amount',
        duration: 'Term',
        termUnit: 'Unit of the term',
        allowedPrice: 'Allowed price',
        yearThreshold: 'Year threshold',
        collateralPercent: 'Collateral percent',
        cap: 'Loan cap',
        interestRate: 'Interest rate',
        loanId: 'Loan',
        collateralId: 'Collateral',
      },
      sections: {
        request: 'Request',
        car: 'Car',
        cap: 'Loan cap',
        photos: 'Photos',
        result: 'Result',
      },
      views: { pending: 'Pending', draft: 'Drafts', granted: 'Granted', closed: 'Closed' },
      actions: {
        submit: 'Hand in',
        take_over: 'Take over',
        grant: 'Grant',
        close: 'Close the request',
      },
    },
  },
  enums: {
    CarLoanRequestState: {
      draft: 'Draft',
      pending: 'Pending',
      granted: 'Granted',
      closed: 'Closed',
    },
  },
};
