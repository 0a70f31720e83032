import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/collateral/tenant': {
      name: 'Collateral |||| Collateral (tenant)',
      fields: {
        kind: 'Kind of collateral',
        value: 'Value',
        owner: 'Owner',
        ownerId: 'Owner',
        plateNumber: 'Plate number',
        vin: 'VIN',
        carModel: 'Car model',
        manufacturedYear: 'Year of manufacture',
        propertyNumber: 'Property certificate number',
        pledgedAt: 'Pledged on',
        releasedAt: 'Released on',
        balance: 'Loan balance',
        ltv: 'Loan-to-value',
        loanCount: 'Loans',
        loanClosed: 'Loan closed',
      },
      sections: { car: 'Car', property: 'Real estate', pledge: 'Pledge' },
      views: {
        pledged: 'Pledged',
        releasable: 'May be released',
        cars: 'Cars',
        estates: 'Real estate',
        released: 'Released',
      },
      actions: { release: 'Release collateral' },
    },
  },
};
