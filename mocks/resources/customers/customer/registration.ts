import { isLiveContract } from '../../../../src/domain/contracts/contractStates';
import {
  isOnTheWay,
  registrationWait,
  registrationWay,
  type RegistrationFacts,
  type RegistrationWait,
} from '../../../../src/domain/customers/registration';
import type { ContractState } from '../../../../src/domain/enums/contracts';
import {
  ageFrom,
  approvalOn,
  isUnderAge,
  type Born,
} from '../../../../src/domain/watchlists/dealing';
import { liveFacts } from '../../contracts/contract/contractGateFacts';
import { latestCheck } from '../../credit-registry/check/registryChecks';
import { standingOf } from '../../watchlists/entry/dealings';
import { suspects } from '../../watchlists/search/suspects';
import type { Call } from '../../../engine/Call';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** Types of a contract with which somebody has a wallet. */
const WALLETS: ReadonlySet<unknown> = new Set(['WALLET', 'MERCHANT']);
/** With these codes there is a sign-in account, and an empty wallet. */
const ACCOUNT = 370;
const WALLET = 400;

const hasContract = (store: Store, id: RecId, isWallet: boolean): boolean =>
  (store.collection('contract')?.all ?? []).some(
    (one) =>
      one.customerId === id &&
      one.isArchive !== true &&
      WALLETS.has(one.type) === isWallet &&
      isLiveContract(one.state as ContractState),
  );

/** What a customer's way depends on, looked up when it is asked for: most of it is of other entities. */
function factsOf(store: Store, customer: MockRecord): RegistrationFacts {
  const today = store.clock.today();
  const standing = () => standingOf({ store }, customer);
  const { id, regnum, birthDate, suspicionClearedBy } = customer;
  const person = { regnum, birthDate } as Born;
  return {
    isCompany: customer.type === 'COMPANY',
    hasPhone: Boolean(customer.phone),
    get listType() {
      return standing().listType ?? null;
    },
    get isApproved() {
      return approvalOn(standing(), today) !== null;
    },
    get isSuspect() {
      return !suspicionClearedBy && suspects(store.world).some((one) => one.regnum === regnum);
    },
    age: ageFrom(person, today),
    isUnderAge: isUnderAge(person, today),
    get creditCheck() {
      const check = latestCheck(store, Number(id));
      return (check?.state ?? null) as RegistrationFacts['creditCheck'];
    },
    get isRead() {
      return liveFacts({ store } as Call, Number(id)).stateRegistryReadAt !== null;
    },
    get hasWalletContract() {
      return hasContract(store, id, true);
    },
    get hasLoanContract() {
      return hasContract(store, id, false);
    },
    get isScored() {
      return customer.score !== null && customer.score !== undefined;
    },
  };
}

/** Why a customer's registration waits now; null where it goes on by itself, or is over. */
export const waitOf = (store: Store, customer: MockRecord): RegistrationWait | null =>
  isOnTheWay(Number(customer.state))
    ? registrationWait(Number(customer.state), factsOf(store, customer))
    : null;

/** Customers whose registration somebody or something has moved since the sample: they go on by themselves. */
const moving = new WeakMap<SampleWorld, Set<RecId>>();

/** From now on this customer's registration goes on as soon as what it waits for has come. */
export function followRegistration(store: Store, { id }: Pick<MockRecord, 'id'>): void {
  const ids = moving.get(store.world) ?? new Set<RecId>();
  moving.set(store.world, ids.add(id));
}

/** Every registration that moves goes on as far as it can (docs/domain/customers.md 2.3). */
export function goOnAll(store: Store): void {
  for (const id of moving.get(store.world) ?? []) {
    const customer = store.collection('customers')?.get(id);
    if (customer && isOnTheWay(Number(customer.state))) goOn(store, customer);
    else moving.get(store.world)?.delete(id);
  }
}

/** Goes on as far as the facts allow; every code has its row in the history. */
export function goOn(store: Store, customer: MockRecord): void {
  const { codes } = registrationWay(Number(customer.state), factsOf(store, customer));
  for (const code of codes) {
    const at = store.clock.iso();
    store.history.add('customers', customer, {
      at,
      by: null,
      action: 'process',
      field: 'state',
      from: customer.state,
      to: code,
      origin: 'AUTO',
    });
    store.collection('customers')?.change(customer, {
      state: code,
      updatedAt: at,
      ...(code === ACCOUNT && !customer.username ? { username: `u${customer.id}` } : {}),
      ...(code === WALLET ? { walletBalance: '0.00' } : {}),
    });
  }
}
