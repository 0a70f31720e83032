import type { PhoneNumberState } from '../../../src/domain/enums/settings';
import {
  isPaused,
  mayReceive,
  type KeptBack,
  type MessageKind,
  type ReceiverFacts,
} from '../../../src/domain/messaging/mayReceive';
import { keptWhile } from '../../engine/keptWhile';
import type { MockRecord } from '../../engine/MockRecord';
import type { Store } from '../../engine/Store';
import { boundBy } from '../loans/loan/loanParticipants';
import { phoneStateOf } from '../settings/phone-number/phoneNumbers';
import { blackListOf } from '../watchlists/entry/blackList';

/** Who gets a message, and the loan that it is about. */
export interface Receiver {
  customer: MockRecord;
  loan?: MockRecord;
}

const changesOf =
  (...resources: readonly string[]) =>
  (store: Store) =>
    resources.map((one) => store.collection(one)?.changes).join(' ');

const blackListed = keptWhile(changesOf('bw-list'), (store) =>
  blackListOf(store.collection('bw-list')?.all ?? []),
);

/** Everybody whom a loan in the risk department or in court binds, by their ids. */
const pausedPeople = keptWhile(
  changesOf('loans', 'loans/guarantee-request'),
  (store): ReadonlySet<unknown> =>
    new Set(
      (store.collection('loans')?.all ?? [])
        .filter(({ state }) => isPaused(state))
        .flatMap((loan) => boundBy(store, loan))
        .flatMap(({ customer, isAgreed }) => (isAgreed ? [customer.id] : [])),
    ),
);

/**
 * What is known of a receiver now. A message about a loan is paused by that loan, any other by whatever loan binds its receiver.
 * @param phone the number that it goes to
 */
export const receiverFacts = (
  store: Store,
  { customer, loan }: Partial<Receiver>,
  phone?: unknown,
): ReceiverFacts => ({
  ...(customer
    ? {
        state: Number(customer.state),
        isBlackListed: blackListed(store)(customer),
        isPaused: loan ? isPaused(loan.state) : pausedPeople(store).has(customer.id),
      }
    : {}),
  phoneState: phone ? ((phoneStateOf(store, phone) ?? null) as PhoneNumberState | null) : undefined,
});

/** Why a message of a kind does not go to a receiver as things stand now; null when it may go. */
export const keptBack = (
  store: Store,
  kind: MessageKind,
  receiver: Partial<Receiver>,
  phone?: unknown,
): KeptBack | null => mayReceive(kind, receiverFacts(store, receiver, phone));
