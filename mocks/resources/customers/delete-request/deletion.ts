import {
  deleteChecks,
  openChecks,
  type DeleteCheckResult,
} from '../../../../src/domain/customers/deleteChecks';
import { isLiveContract } from '../../../../src/domain/contracts/contractStates';
import type { ContractState } from '../../../../src/domain/enums/contracts';
import type { DeleteStep } from '../../../../src/domain/enums/customers';
import { sumMoney } from '../../../../src/domain/money';
import type { Call } from '../../../engine/Call';
import { NAME_LOG } from '../../../../src/domain/customers/identityChanges';
import { logName } from '../customer/nameLog';
import { savingMoney } from '../saving/savingMoney';
import { openFraudsOf } from '../../accounting/fraud-transfer/fraudCases';
import { walletOf } from '../customer/customerFigures';
import { isOpenLoan } from '../../contracts/contract/contractFacts';
import type { MockRecord } from '../../../engine/MockRecord';

const NONE = '0.00';
/** States in which savings hold no money: not begun yet, or paid out. */
const NO_SAVINGS: ReadonlySet<unknown> = new Set(['PENDING', 'REJECTED', 'CLOSED', 'CANCELED']);
const LIVE_GUARANTEES: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);

/** What a customer still has, as the other records say it now (docs/domain/customers.md 12.2). */
export function checksOf(request: MockRecord, call: Call): DeleteCheckResult[] {
  const { store } = call;
  const { customerId } = request;
  const customer = store.collection('customers')?.get(Number(customerId));
  const loans = (store.collection('loans')?.all ?? []).filter(
    (loan) => loan.customerId === customerId,
  );
  const guarantees = (store.collection('loans/guarantee-request')?.all ?? []).filter(
    ({ guarantorId, state }) => guarantorId === customerId && LIVE_GUARANTEES.has(state),
  );
  const savings = (store.collection('saving')?.all ?? []).filter(
    (saving) => saving.customerId === customerId && !NO_SAVINGS.has(saving.state),
  );
  const wallet = customer && walletOf(call, customer);
  const coupons = (store.collection('coupon/acquisitions')?.all ?? []).filter(
    ({ owner, isValid }) => owner === customerId && isValid === true,
  );
  const inCourt = loans.filter(({ state }) => state === 'LOAN_COURT').length;
  return deleteChecks({
    openLoans: loans.filter(isOpenLoan).length,
    walletBalance: wallet?.balance ?? NONE,
    depositBalance: sumMoney(savings.map((one) => savingMoney(store, one).balance)) ?? NONE,
    heldAmount: wallet?.held ?? NONE,
    guaranteedLoans: guarantees.length,
    openFraudOrCourt: inCourt + openFraudsOf(store, customerId).length,
    unclaimed: (wallet?.unclaimed ?? 0) + coupons.length,
  });
}

export const withChecks = (request: MockRecord, call: Call): MockRecord => {
  const checks = checksOf(request, call);
  return { ...request, checks, openChecks: openChecks(checks) };
};

/** How much of what a customer has is still to be settled before the record may go. */
export const openChecksOf = ({ id }: MockRecord, call: Call): number =>
  openChecks(checksOf({ id, customerId: id }, call));

/** Accounts that deletions have closed; a reset of the gateways makes a new world. */
const closed = new WeakMap<object, Set<unknown>>();

/** Whether the customer's sign-in account was closed by a deletion. */
export const isSignInClosed = ({ store }: Call, customerId: unknown): boolean =>
  closed.get(store.world)?.has(customerId) ?? false;

const STEPS: Readonly<Record<DeleteStep, (request: MockRecord, call: Call) => void>> = {
  CONTRACTS: ({ id, customerId }, { store, caller }) => {
    const contracts = store.collection('contract');
    for (const contract of contracts?.all ?? []) {
      const isOwn = contract.customerId === customerId && contract.isArchive !== true;
      if (!isOwn || !isLiveContract(contract.state as ContractState)) continue;
      const at = store.clock.iso();
      store.history.add('contract', contract, {
        at,
        by: caller.id,
        action: 'cancel_contract',
        field: 'state',
        from: contract.state,
        to: 'Canceled',
        origin: 'AUTO',
        source: `customers/delete/request/${id}`,
      });
      contracts?.change(contract, {
        state: 'Canceled',
        canceledAt: at,
        limit: NONE,
        updatedAt: at,
      });
    }
  },
  WALLET: ({ customerId }, { store }) => {
    const customers = store.collection('customers');
    const customer = customers?.get(Number(customerId));
    if (customer) customers?.change(customer, { creditLimit: NONE, walletBalance: NONE });
  },
  SIGN_IN: ({ customerId }, { store }) => {
    const set = closed.get(store.world) ?? new Set();
    closed.set(store.world, set.add(customerId));
  },
  LOG: (request, call) => {
    const customer = call.store.collection('customers')?.get(Number(request.customerId));
    const { customerName, regnum, tenant } = request;
    const [lastName, firstName] = String(customerName).split(' ');
    logName(
      call,
      customer ?? { id: Number(request.customerId), lastName, firstName, regnum, tenant },
      {
        action: NAME_LOG.deleted,
        from: customerName,
        to: null,
        reason: request.customerReason,
      },
    );
  },
};

/** Does the steps of a deletion in their order; accounting records stay. @returns the step that failed, if one did */
export function runDeletion(request: MockRecord, call: Call): DeleteStep | null {
  for (const [step, run] of Object.entries(STEPS) as [DeleteStep, (typeof STEPS)[DeleteStep]][]) {
    if (request.failsAt === step) return step;
    run(request, call);
  }
  return null;
}
