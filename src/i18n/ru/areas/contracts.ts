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
      MAKE: 'Заключить договор',
      CANCEL: 'Расторгнуть договор',
      CEDE: 'Уступить право требования',
      UNDO_CESSION: 'Отменить уступку',
    },
  },
} satisfies Same<typeof mn>;
