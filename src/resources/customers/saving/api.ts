import { endpoint } from '../../../dataProviders/endpoint';
import type { HolderJournals } from '../../wallets/journals';

/** What came onto a deposit account and left it. */
export const readSavingJournals = endpoint<void, HolderJournals>()(
  'accounting',
  'GET /savings/:id/journals',
  { assumed: true, access: ['customer:view', 'wallet:list'] },
);
