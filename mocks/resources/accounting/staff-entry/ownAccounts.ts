import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import { OWN_ACCOUNTS } from '../bank-transaction/incomingLines';

/** An account of a lender at a bank. */
interface OwnAccount {
  bankCode: number;
  accountNumber: string;
}

/** Accounts for pay-outs and reserves; what banks credit is known from their statements. */
const OTHERS: Readonly<
  Record<string, Readonly<Record<'bankPayouts' | 'bankReserve', OwnAccount>>>
> = {
  pocketmn: {
    bankPayouts: { bankCode: 5, accountNumber: '5001120060' },
    bankReserve: { bankCode: 15, accountNumber: '1105003406' },
  },
  altan: {
    bankPayouts: { bankCode: 5, accountNumber: '5001990311' },
    bankReserve: { bankCode: 15, accountNumber: '1105990302' },
  },
  // A reserve account whose number somebody wrote down wrongly: the bank names another owner.
  tumen: {
    bankPayouts: { bankCode: 15, accountNumber: '1105771910' },
    bankReserve: { bankCode: 5, accountNumber: '5001771909' },
  },
  khanuul: {
    bankPayouts: { bankCode: 4, accountNumber: '4990088130' },
    bankReserve: { bankCode: 15, accountNumber: '1105088141' },
  },
};

/** Where a lender's account of the general ledger is kept; undefined for a lender that the sample does not know. */
export function ownAccount(tenant: string, key: BankAccountKey): OwnAccount | undefined {
  if (key !== 'bank') return OTHERS[tenant]?.[key];
  const [first] = OWN_ACCOUNTS[tenant] ?? [];
  return first && { bankCode: first[0], accountNumber: first[1] };
}
