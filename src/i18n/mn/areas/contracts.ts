import { contractEnums, contractPages, contractResources, contractRules } from '../pages/contracts';
import { registryCheckTexts } from '../pages/creditRegistry';
import { lendingActs, lendingRules } from '../pages/lending';
import { queueLabels, queueTexts } from '../pages/queues';

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
      MAKE: 'Гэрээ байгуулах',
      CANCEL: 'Гэрээ цуцлах',
      CEDE: 'Шаардах эрх шилжүүлэх',
      UNDO_CESSION: 'Шаардах эрхийн шилжүүлгийг буцаах',
    },
  },
};
