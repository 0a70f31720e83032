import { BANK_ACCOUNT } from '../../../../src/domain/settings';
import { bankOf } from '../../../../src/reference/banks';
import {
  findAccountOwner,
  type AccountHolder,
  type AccountOwner,
} from '../../../../src/resources/wallets/owner/api';
import { SEARCH_WALLETS } from '../../../../src/resources/wallets/rights';
import { ApiError, invalid, notFound } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { route } from '../../../engine/route';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { customerName } from '../../loans/loan/loanProfile';
import { nameAtBank } from './nameAtBank';

/** Numbers that end so are of a bank that does not answer, and of accounts that no bank knows. */
const SILENT = '99';
const UNKNOWN = '98';

/** Asks the bank whose account it is, and which of our customers have registered it. */
function owner(call: Call): Answer<AccountOwner> {
  need(call.caller, SEARCH_WALLETS);
  const { bankCode, number } = bodyOf(call);
  const digits = typeof number === 'string' && /^\d+$/.test(number) ? number.length : 0;
  if (!bankOf(bankCode as number)) throw invalid({ bankCode: 'validation.invalid_value' });
  if (digits < BANK_ACCOUNT.digitsMin || digits > BANK_ACCOUNT.digitsMax)
    throw invalid({ number: 'validation.invalid_value' });
  const account = String(number);
  if (account.endsWith(SILENT)) throw new ApiError(503, 'UNAVAILABLE');
  const registered = collectionOf(call, 'bank_account').all.filter(
    (one) => one.number === account && one.bankCode === bankCode,
  );
  const holders = registered.flatMap(({ customerId, role }): AccountHolder[] => {
    const customer = call.store.collection('customers')?.get(customerId as number);
    return customer && isVisible(call.caller, customer)
      ? [
          {
            customerId: Number(customer.id),
            customerName: customerName(customer),
            role: role as AccountHolder['role'],
          },
        ]
      : [];
  });
  const ownerName = nameAtBank(account, String(registered[0]?.ownerName ?? ''));
  if (account.endsWith(UNKNOWN) || ownerName === '') throw notFound();
  return { body: { ownerName, holders } };
}

/** Owners of bank accounts (the address is assumed). */
export const routes: readonly Route[] = [route(findAccountOwner, owner)];
