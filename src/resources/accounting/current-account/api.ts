import { endpoint } from '../../../dataProviders/endpoint';
import type { TemporaryAccount } from '../../loans/temporary-account/api';
import type { FoundAccount } from '../../wallets/wallet/api';

/** A temporary account with every movement, the criteria, and the loans that it could repay. */
export const readCurrentAccount = endpoint<void, TemporaryAccount>()(
  'accounting',
  'GET /current-accounts/:id/account',
  { assumed: true, access: 'wallet:list' },
);

/** The temporary account of a customer, by register number or phone; 404 where there is none. */
export const findCurrentAccount = endpoint<
  Partial<Record<'regnum' | 'phone', string>>,
  FoundAccount
>()('accounting', 'POST /current-accounts/find', {
  safePost: true,
  assumed: true,
  access: 'wallet:search',
  carries: '`regnum` or `phone`',
});
