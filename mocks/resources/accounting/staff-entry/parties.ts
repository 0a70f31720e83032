import type { MessageKey } from '../../../../src/i18n/Catalogue';
import type { StaffEntryKind } from '../../../../src/domain/enums/accounting';
import {
  BANK_ACCOUNTS,
  type BankAccountKey,
  ENTRY_KINDS,
  type EntryField,
} from '../../../../src/domain/ledger/entryKinds';
import type { EntryParties } from '../../../../src/domain/ledger/staffEntries';
import type { Call } from '../../../engine/Call';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { isOneLender } from '../../../engine/oneLender';
import { collectionOf } from '../../../engine/records';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { isVisible } from '../../../engine/tenancy';

/** What an entry is between: records that the caller may see and that belong together. */
export interface Between {
  /** The customer, or the merchant, whose money it is; nobody's between the lender's own accounts. */
  owner: MockRecord | null;
  saving: MockRecord | null;
  loan: MockRecord | null;
  /** Whose books it is in. */
  tenant: string;
  parties: EntryParties;
  /** What was named and is not there for the caller, or is somebody else's. */
  wrong: Partial<Record<EntryField, MessageKey>>;
}

type Values = Readonly<Record<string, unknown>>;

const isOwnAccount = (value: unknown): value is BankAccountKey =>
  (BANK_ACCOUNTS as readonly unknown[]).includes(value);

/**
 * The records behind what was filled in; only those that the kind asks for are looked at.
 * @param books whose books an entry is in that is there already; the caller's own without it
 */
export function betweenOf(
  call: Call,
  kind: StaffEntryKind,
  values: Values,
  books: unknown = call.caller.tenantAlias,
): Between {
  const { asks } = ENTRY_KINDS[kind];
  const wrong: Between['wrong'] = {};
  const named = (field: EntryField, resource: string, fits: (record: MockRecord) => boolean) => {
    const id = values[field];
    if (!asks.includes(field) || id === null || id === undefined) return null;
    const record = collectionOf(call, resource).get(id as RecId);
    if (record && fits(record)) return record;
    wrong[field] = 'validation.invalid_value';
    return null;
  };
  const isSeen = (record: MockRecord) => isVisible(call.caller, record);
  const customer = named('customerId', 'customers', isSeen);
  const merchant = named(
    'merchantId',
    'customers',
    (one) => isSeen(one) && one.listType === 'MERCHANT',
  );
  const isTheirs = (record: MockRecord) => customer !== null && record.customerId === customer.id;
  const saving = named('savingId', 'saving', isTheirs);
  const loan = named('loanId', 'loans', (one) => isTheirs(one) && isSeen(one));
  const owner = customer ?? merchant;
  if (ENTRY_KINDS[kind].onLoan === 'receipt' && owner && loan && !isOneLender(owner, loan))
    wrong.loanId = 'validation.other_lender';
  const idOf = (record: MockRecord | null) => (record ? Number(record.id) : null);
  const account = (field: 'fromAccount' | 'toAccount') => {
    const value = asks.includes(field) ? values[field] : null;
    return isOwnAccount(value) ? value : null;
  };
  return {
    owner,
    saving,
    loan,
    tenant: String((owner ? owner.tenant : books) ?? MAIN_TENANT),
    parties: {
      customerId: idOf(customer),
      merchantId: idOf(merchant),
      savingId: idOf(saving),
      fromAccount: account('fromAccount'),
      toAccount: account('toAccount'),
    },
    wrong,
  };
}
