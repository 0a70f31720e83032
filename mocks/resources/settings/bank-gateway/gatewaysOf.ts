import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { OWN_ACCOUNTS } from '../../accounting/bank-transaction/incomingLines';
import { ownAccount } from '../../accounting/staff-entry/ownAccounts';

const RESOURCE = 'bank-gateways';

/** A bank by which a lender's money comes and goes, with the account that it credits. */
export interface LenderBank {
  id: number;
  tenant: string;
  bankCode: number;
  accountNumber: string;
}

/** The banks of all lenders: one gateway each. */
export const lenderBanks = onceAWorld((): readonly LenderBank[] =>
  Object.entries(OWN_ACCOUNTS)
    .flatMap(([tenant, accounts]) =>
      accounts.map(([bankCode, accountNumber]) => ({ tenant, bankCode, accountNumber })),
    )
    .map((bank, place) => ({ id: place + 1, ...bank })),
);

/** The id of the gateway by which a lender's money leaves one of its accounts; undefined where the lender has none. */
export function gatewayIdOf(
  { world }: Pick<Store, 'world'>,
  tenant: string,
  from: BankAccountKey,
): number | undefined {
  const account = ownAccount(tenant, from);
  return lenderBanks(world).find(
    (bank) => bank.tenant === tenant && bank.bankCode === account?.bankCode,
  )?.id;
}

/** The gateway by which a lender's money leaves one of its accounts. */
export function gatewayOf(
  store: Store,
  tenant: string,
  from: BankAccountKey,
): MockRecord | undefined {
  const id = gatewayIdOf(store, tenant, from);
  return id === undefined ? undefined : store.collection(RESOURCE)?.get(id);
}

/** True while a transfer out of this account would wait. */
export const isGatewayStopped = (store: Store, tenant: string, from: BankAccountKey): boolean =>
  gatewayOf(store, tenant, from)?.state === 'STOPPED';
