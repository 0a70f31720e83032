import type { BankAccountRole } from '../../../domain/enums/customers';
import type { ValueOf } from '../../../domain/enums/enumeration';
import { endpoint } from '../../../dataProviders/endpoint';

/** A customer who has registered an account. */
export interface AccountHolder {
  customerId: number;
  customerName: string;
  role: ValueOf<typeof BankAccountRole>;
}

/** Answer of `findAccountOwner`: whom the bank names as the owner, and who of ours has the account. */
export interface AccountOwner {
  ownerName: string;
  holders: AccountHolder[];
}

/** Asks a bank whose account it is. 404 where the bank knows none; 503 when the bank does not answer. */
export const findAccountOwner = endpoint<{ bankCode: number; number: string }, AccountOwner>()(
  'accounting',
  'POST /bank-accounts/owner',
  {
    safePost: true,
    assumed: true,
    access: 'wallet:search',
    carries: '`bankCode` and `number` of the account',
  },
);
