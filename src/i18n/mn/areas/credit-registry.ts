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
        template: 'Загвар',
        stateFee: 'Улсын тэмдэгтийн хураамж',
        cost: 'Зардал',
        courtDate: 'Шүүхийн огноо',
      },
    },
  },
  enums: {
    ...creditRegistryEnums,
    CreditRegistryWriteScope: { SINGLE: 'Энэ гэрээ', ALL: 'Бүх гэрээ' },
  },
};
