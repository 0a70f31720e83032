import type { creditRegistry as mn } from '../../mn/areas/credit-registry';
import type { Same } from '../../Same';

const zmsWriterFields = { writeStatus: 'Write status', error: 'Error' };

export const creditRegistry = {
  resources: {
    zms: {
      fields: {
        loanType: 'Loan type',
        classification: 'Classification',
        loanState: 'Loan state',
        customerRole: 'Role',
        organization: 'Lender',
        checkedAt: 'Checked at',
        isValid: 'Valid',
      },
    },
    'zms-writer': { fields: zmsWriterFields },
    'court-list': {
      fields: {
        template: 'Template',
        stateFee: 'State fee',
        cost: 'Cost',
        courtDate: 'Court date',
      },
    },
    'zms-writer-tenant-list': { fields: zmsWriterFields },
  },
  enums: {
    CreditRegistryWriteScope: { SINGLE: 'This contract', ALL: 'All contracts' },
  },
} satisfies Same<typeof mn>;
