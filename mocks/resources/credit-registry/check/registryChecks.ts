import { systemSettingsOf } from '../../settings/system/systemSettings';
import { creditRegistrySend } from '../../../../src/domain/contracts/registryClocks';
import type { RegistryRequestState } from '../../../../src/domain/enums/common';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { answered, checkedPerson, checkNumber, failed, sent, unsent } from './checkRecord';
import { othersLoans, ourLoan } from './registryLoans';
import { ApiError } from '../../../engine/ApiError';
import { checkedReason } from '../../../engine/actionRoutes';
import { bodyOf, type Call } from '../../../engine/Call';
import { consoleTexts } from '../../../engine/consoleTexts';
import type { Collection } from '../../../engine/Collection';
import { collectionOf } from '../../../engine/records';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { lenderFor } from '../../../engine/tenancy';
import { registerNumberOf } from '../../customers/customer/registerNumberOf';
import type { Store } from '../../../engine/Store';

const RESOURCE = 'zms';
/** How long the registry takes to answer, by the clock of the gateways, ms. */
const ANSWER_MS = 4_000;

/** The latest check of a customer; undefined for one that was made since and never asked about. */
export function latestCheck(store: Store, customerId: number): MockRecord | undefined {
  const checks = store.collection(RESOURCE);
  if (!checks) return undefined;
  const check = latestOf(store, checks).get(customerId);
  return check && isOfNumber(store, check) ? check : undefined;
}

/** Whether a check was asked of the number that the customer has now; one that is not sent yet is. */
function isOfNumber(store: Store, { state, customerId, regnum }: MockRecord): boolean {
  const customer = store.collection('customers')?.get(customerId as RecId);
  return state === 'NONE' || !customer || registerNumberOf(customer) === regnum;
}

const worlds = new WeakMap<SampleWorld, Map<number, MockRecord>>();

function latestOf(store: Store, checks: Collection): Map<number, MockRecord> {
  const known = worlds.get(store.world);
  if (known) return known;
  const made = new Map(
    checks.all
      .filter(({ isLatest }) => isLatest)
      .map((check) => [Number(check.customerId), check] as const),
  );
  worlds.set(store.world, made);
  return made;
}

/** What the gates before a contract, the look-up in the state registry and alerts know of a customer's check. */
export function creditRegistryOf(
  store: Store,
  customerId: number,
): { state: RegistryRequestState; at: string | null } | null {
  const check = latestCheck(store, customerId);
  if (!check || check.state === 'NONE') return null;
  return {
    state: check.state as RegistryRequestState,
    at: (check.checkedAt ?? check.sentAt) as string | null,
  };
}

/**
 * Sends a check: it costs money, so with a reason while a result is valid (docs/domain/registries.md 1.3). A check that
 * was prepared is sent as it is, any other is followed by a new one.
 * @param asked the check whose action this is: what happens to it is written by the action
 * @throws ApiError 400 without the reason, 409 while one is under way
 */
export function sendCheck(
  call: Call,
  customer: MockRecord,
  logType: string,
  asked?: MockRecord,
): MockRecord {
  const { store, caller } = call;
  const checks = collectionOf(call, RESOURCE);
  const id = Number(customer.id);
  const settings = systemSettingsOf(store);
  const step = creditRegistrySend(creditRegistryOf(store, id), store.clock.today(), settings);
  if (step === 'waiting')
    throw new ApiError(409, consoleTexts('gates.creditRegistry.awaited'), {
      code: 'TRANSITION_FORBIDDEN',
    });
  const { reason: given } = bodyOf(call);
  const typed = typeof given === 'string' ? given.trim() : '';
  const reason = checkedReason(typed, step === 'resend-with-reason');
  const at = store.clock.iso();
  const before = latestOf(store, checks).get(id);
  const patch = {
    ...sent(at, settings.registryCheckFee),
    logType,
    reason: reason || null,
    updatedAt: at,
    // The check is of the lender that asked and pays.
    tenant: lenderFor(call, customer),
  };
  const check = before?.state === 'NONE' ? before : fresh(store, customer, checks, caller.id);
  if (before && before !== check) checks.change(before, { isLatest: false });
  checks.change(check, { ...patch, createdBy: caller.id });
  latestOf(store, checks).set(id, check);
  const row = { at, by: caller.id, action: 'check_zms', origin: 'MANUAL' } as const;
  const withReason = { ...row, ...(reason ? { reason } : {}) };
  if (check !== asked)
    store.history.add(RESOURCE, check, {
      ...withReason,
      field: 'state',
      from: 'NONE',
      to: 'PENDING',
    });
  store.history.add('customers', customer, { ...withReason, source: String(check.number) });
  return check;
}

function fresh(
  store: Store,
  customer: MockRecord,
  checks: Collection,
  by: string | null,
): MockRecord {
  const id = checks.nextId();
  const at = store.clock.iso();
  const check: MockRecord = {
    id,
    number: checkNumber(at, id - 800_000),
    ...checkedPerson(customer),
    ...unsent,
    createdAt: at,
    createdBy: by,
  };
  checks.insert(check);
  store.history.start(RESOURCE, id);
  return check;
}

/** A customer who is new, or has another number now, has a check that waits to be sent. */
function prepareChecks(store: Store, checks: Collection): void {
  const known = latestOf(store, checks);
  const customers = store.collection('customers');
  for (const customer of customers?.added ?? []) {
    const id = Number(customer.id);
    if (!known.has(id)) known.set(id, fresh(store, customer, checks, null));
  }
  for (const [id, check] of known) {
    const customer = customers?.get(id);
    if (!customer || isOfNumber(store, check)) continue;
    checks.follow(check, { isLatest: false });
    known.set(id, fresh(store, customer, checks, null));
  }
}

/** Prepares checks of new customers, and answers those whose time has come; one whose answer was lost fails by the next day. */
export function answerChecks(store: Store): void {
  const checks = store.collection(RESOURCE);
  if (!checks) return;
  prepareChecks(store, checks);
  for (const check of checks.all) {
    if (check.state !== 'PENDING') continue;
    const sentAt = Date.parse(String(check.sentAt));
    const isDue = check.isStuck
      ? store.clock.iso().slice(0, 10) > String(check.sentAt).slice(0, 10)
      : store.clock.now() - sentAt >= ANSWER_MS;
    if (isDue)
      answer(store, check, new Date(check.isStuck ? store.clock.now() : sentAt + ANSWER_MS));
  }
}

function answer(store: Store, check: MockRecord, when: Date): void {
  const at = when.toISOString();
  const state = check.isStuck ? 'FAILED' : outcomeOf(store, check);
  const patch =
    state === 'FAILED'
      ? failed(at)
      : answered(state, at, registryLoansOf(store, check), systemSettingsOf(store).zmsValidityDays);
  store.history.add(RESOURCE, check, {
    at,
    by: null,
    action: 'answer_zms',
    field: 'state',
    from: 'PENDING',
    to: state,
    origin: 'AUTO',
  });
  store.collection(RESOURCE)?.change(check, { ...patch, isStuck: false, updatedAt: at });
}

/** What the registry answers of a customer: always the same, but a check after a failed one succeeds. */
function outcomeOf(store: Store, check: MockRecord): 'AVAILABLE' | 'NOT_AVAILABLE' | 'FAILED' {
  const id = Number(check.customerId);
  if (id % 10 === 4) return 'NOT_AVAILABLE';
  if (id % 10 !== 7) return 'AVAILABLE';
  const earlier = store.collection(RESOURCE)?.all ?? [];
  const hasFailed = earlier.some(
    (one) => one !== check && one.customerId === check.customerId && one.state === 'FAILED',
  );
  return hasFailed ? 'AVAILABLE' : 'FAILED';
}

/** All that the registry holds of a customer now: our reports as they arrived, and other lenders' loans. */
export function registryLoansOf(store: Store, { customerId }: MockRecord) {
  const writes = store.collection('zms-writer')?.all ?? [];
  const lender = (alias: unknown) =>
    store.tenants.find((tenant) => tenant.alias === alias)?.name ?? String(alias);
  return [
    ...writes
      .filter((write) => write.customerId === customerId)
      .flatMap((write) => ourLoan(write, lender(write.writtenBy ?? write.tenant))),
    ...othersLoans(Number(customerId), store.world.today),
  ];
}
