import type { merchants as mn } from '../../mn/areas/merchants';
import type { Same } from '../../Same';

const transactionFields = {
  journalNo: 'Journal number',
  sender: 'Sender',
  receiver: 'Receiver',
  transferredAt: 'Transferred at',
};

export const merchants = {
  resources: {
    'merchant-education': {
      fields: {
        class: 'Class',
        grade: 'Grade',
        bankAccounts: 'Bank accounts',
        registrationState: 'Registration state',
      },
    },
    merchant: { name: 'Merchant |||| Merchants', fields: {} },
    merchant_contract: { name: 'Merchant contract |||| Merchant contracts', fields: {} },
    'merchant/history': { fields: transactionFields },
    'merchant/history-detailed': { fields: transactionFields },
  },
  enums: {
    InstituteType: { SCHOOL: 'School', KINDERGARTEN: 'Kindergarten', UNIVERSITY: 'University' },
    InstituteRegistrationState: { REGISTERED: 'Registered', CANCELLED: 'Cancelled' },
  },
} satisfies Same<typeof mn>;
