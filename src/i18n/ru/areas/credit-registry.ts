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
        template: 'Шаблон',
        stateFee: 'Государственная пошлина',
        cost: 'Расходы',
        courtDate: 'Дата суда',
      },
    },
  },
  enums: {
    ...creditRegistryEnums,
    CreditRegistryWriteScope: { SINGLE: 'Этот договор', ALL: 'Все договоры' },
  },
} satisfies Same<typeof mn>;
