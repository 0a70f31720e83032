import type { WalletFacts } from '../../../../src/resources/wallets/wallet/lifecycle';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { customerOf, reasonIn, tellOwner } from '../../../engine/ownedRecords';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { dailyCheckOf } from './walletMoney';
import { walletRow } from './walletRows';

const RESOURCE = 'wallets';
const LIMITS = ['transactionLimit', 'dailyTransactionLimit', 'amountLimit'] as const;

/** What its limits are judged by, and whether it was used within them. */
const factsOf = (wallet: MockRecord, { store }: Pick<Call, 'store'>): { facts: WalletFacts } => ({
  facts: {
    walletAmountMax: systemSettingsOf(store).walletAmountMax,
    daily: dailyCheckOf(store, wallet),
  },
});

/** Wallets: figures by the ledger, limits with their history, the end of a wallet with its owner's. */
export const hooks: Hooks = {
  resource: RESOURCE,
  judged: factsOf,
  present: (shown, call) => ({
    ...shown,
    ...walletRow(call.store, shown),
    ...factsOf(shown, call),
  }),
  recorded: LIMITS,
  actions: {
    change_limit: (record, call, asked) => {
      tellOwner(call, customerOf(call, record), {
        action: 'change_limit',
        source: String(record.number),
        ...reasonIn(call),
      });
      return { ...asked };
    },
  },
  // A customer whose deletion was carried out has no wallet any more.
  follows: ['customers'],
  passing: (store) => {
    const wallets = store.collection(RESOURCE);
    for (const wallet of wallets?.all ?? []) {
      if (wallet.state !== 'OPEN') continue;
      const customer = store.collection('customers')?.get(wallet.customerId as number);
      if (customer) continue;
      store.history.add(RESOURCE, wallet, {
        at: store.clock.iso(),
        by: null,
        action: 'close',
        field: 'state',
        from: 'OPEN',
        to: 'CLOSED',
        origin: 'AUTO',
      });
      wallets?.change(wallet, { state: 'CLOSED' });
    }
  },
};
