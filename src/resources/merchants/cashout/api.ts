import { endpoint } from '../../../dataProviders/endpoint';
import type { HolderJournals } from '../../wallets/journals';

/** What moved the account of the merchant who asks. */
export const readMerchantJournals = endpoint<void, HolderJournals>()(
  'merchantWeb',
  'GET /merchants/cash-outs/:id/journals',
  { assumed: true, access: 'institute:view' },
);
