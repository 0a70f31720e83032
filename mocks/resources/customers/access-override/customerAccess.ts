import type { CustomerEvent } from '../../../../src/domain/enums/customers';
import {
  effectiveAccess,
  isAutoCause,
  onDay,
  withHold,
  withoutHold,
  type AccessCause,
  type AccessOverride,
  type AccessStatus,
  type AutoCauseKind,
} from '../../../../src/domain/access/accessRules';
import { ACCESS_FLAGS, type AccessCauses, type AccessFlag } from './accessCauses';
import type { HistoryRow } from '../../../engine/History';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

type Overrides = Partial<Record<AccessFlag, AccessOverride | null>>;
type ChangeCause = { action: CustomerEvent } & Pick<HistoryRow, 'by' | 'origin'> &
  Partial<Pick<HistoryRow, 'reason' | 'source' | 'idempotencyKey'>>;

/** What closes a customer's accesses; lists do not carry it. */
export const causesOf = (customer: MockRecord): AccessCauses =>
  (customer.accessCauses ?? {}) as AccessCauses;

const overridesOf = (customer: MockRecord): Overrides =>
  (customer.accessOverrides ?? {}) as Overrides;

/** Everything one access of a customer depends on. */
export const statusOf = (customer: MockRecord, flag: AccessFlag): AccessStatus => ({
  causes: causesOf(customer)[flag] ?? [],
  override: overridesOf(customer)[flag] ?? null,
});

/**
 * Stores the new status of an access. A change of its value has its row in the customer's history.
 * @returns the values before and after
 */
export function changeAccess(
  store: Store,
  customer: MockRecord,
  flag: AccessFlag,
  next: AccessStatus,
  cause: ChangeCause,
): { from: string; to: string } {
  const today = store.clock.today();
  // What the record says, not what is calculated now: a lead's word may have run out meanwhile.
  const from = String(customer[flag] ?? 'YES');
  const to = effectiveAccess(next, today);
  if (from !== to) {
    store.history.add('customers', customer, {
      at: store.clock.iso(),
      field: flag,
      from,
      to,
      ...cause,
    });
  }
  store.collection('customers')?.change(customer, {
    [flag]: to,
    accessCauses: { ...causesOf(customer), [flag]: [...next.causes] },
    accessOverrides: { ...overridesOf(customer), [flag]: next.override ?? null },
    updatedAt: store.clock.iso(),
  });
  return { from, to };
}

/** The system holds an access because of a loan or a fraud log. */
export function hold(
  store: Store,
  customer: MockRecord,
  flag: AccessFlag,
  cause: AutoCauseKind,
  source: string,
): void {
  const since = store.clock.iso();
  const next = withHold(statusOf(customer, flag), { cause, since, by: null, source });
  changeAccess(store, customer, flag, next, { action: 'close', by: null, origin: 'AUTO', source });
}

/** The system releases what a source held; without a source, everything of the kind. Staff's own closing stays. */
export function release(
  store: Store,
  customer: MockRecord,
  flag: AccessFlag,
  cause: AutoCauseKind,
  source?: string,
): void {
  const before = statusOf(customer, flag);
  if (!before.causes.some((one) => one.cause === cause)) return;
  const next = withoutHold(before, cause, source);
  const opened = effectiveAccess(next, store.clock.today()) === 'YES';
  changeAccess(store, customer, flag, next, {
    action: opened ? 'open' : 'close',
    by: null,
    origin: 'AUTO',
    ...(source ? { source } : {}),
  });
}

/** A new day ends the leads' words whose last day is over: the holds are back. */
export function endOverrides(store: Store, customer: MockRecord, today: string): undefined {
  for (const flag of ACCESS_FLAGS) {
    const before = statusOf(customer, flag);
    const after = onDay(before, today);
    if (after === before) continue;
    const source = holdOf(after)?.source;
    changeAccess(store, customer, flag, after, {
      action: 'close',
      by: null,
      origin: 'AUTO',
      ...(source ? { source } : {}),
    });
  }
}

const holdOf = ({ causes }: AccessStatus): AccessCause | undefined =>
  causes.find(({ cause }) => isAutoCause(cause));
