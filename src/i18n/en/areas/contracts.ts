import { contractEnums, contractPages, contractResources, contractRules } from '../pages/contracts';
import { registryCheckTexts } from '../pages/creditRegistry';
import { lendingActs, lendingRules } from '../pages/lending';
import { queueLabels, queueTexts } from '../pages/queues';
import type { contracts as mn } from '../../mn/areas/contracts';
import type { Same } from '../../Same';

export const contracts = {
  ...lendingRules,
  ...queueTexts,
  ...registryCheckTexts,
  contracts: contractPages,
  contract_rules: contractRules,
  action: lendingActs,
  resources: {
    ...contractResources,
    'online/director': { ...queueLabels.director, fields: contractResources.contract.fields },
    'signature-renewal': queueLabels.renewal,
    'signature-library': queueLabels.signature,
  },
  enums: {
    ...contractEnums,
    ContractAction: {
      MAKE: 'Make contract',
      CANCEL: 'Cancel contract',
      CEDE: 'Cede claim',
      UNDO_CESSION: 'Undo cession',
    },
  },
} satisfies Same<typeof mn>;
