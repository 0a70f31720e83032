import type { creditRegistry as mn } from '../../mn/areas/credit-registry';
import type { Same } from '../../Same';
import {
  creditRegistryEnums,
  creditRegistryPage,
  creditRegistryResources,
  registryCheckTexts,
} from '../pages/creditRegistry';
import { lendingRules } from '../pages/lending';
import { queueTexts } from '../pages/queues';

export const creditRegistry = {
  ...lendingRules,
  ...queueTexts,
  ...registryCheckTexts,
  creditRegistry: creditRegistryPage,
  resources: {
    ...creditRegistryResources,
    'court-list': {
      fields: {
        template: 'Template',
        stateFee: 'State fee',
        cost: 'Cost',
        courtDate: 'Court date',
      },
    },
  },
  enums: {
    ...creditRegistryEnums,
    CreditRegistryWriteScope: { SINGLE: 'This contract', ALL: 'All contracts' },
  },
} satisfies Same<typeof mn>;
