import type { MessageChannel, ReceiverExclusion } from '../enums/messaging';
import { MASS_SEND } from '../settings';
import { mayReceive, type MessageKind, type ReceiverFacts } from './mayReceive';

/** What of a customer decides whether messages may go there, and where. */
export interface AddressedFacts extends ReceiverFacts {
  /** Account in the app. */
  username?: string | null;
  email?: string | null;
  phone?: string | null;
}

/** What a message of each channel cannot do without. */
const ADDRESS: Readonly<
  Record<MessageChannel, readonly ['username' | 'email' | 'phone', ReceiverExclusion]>
> = {
  APP: ['username', 'NO_APP'],
  MAIL: ['email', 'NO_EMAIL'],
  SMS: ['phone', 'NO_PHONE'],
};

/** What somebody of an audience is sent by each channel: by SMS it is about their loans. */
const KIND: Readonly<Record<MessageChannel, MessageKind>> = {
  APP: 'APP',
  MAIL: 'MAIL',
  SMS: 'LOAN',
};

/**
 * Why a customer gets no message, the first reason that is true; undefined where they get it.
 * @param channels of which one is enough
 */
export function exclusionOf(
  customer: AddressedFacts,
  channels: readonly MessageChannel[],
): ReceiverExclusion | undefined {
  const kept = channels.map((channel) => mayReceive(KIND[channel], customer));
  const [first] = kept;
  if (first && kept.every(Boolean)) return first;
  const missing = channels
    .map((channel) => ADDRESS[channel])
    .filter(([address]) => !customer[address]);
  return missing.length < channels.length ? undefined : missing.at(0)?.[1];
}

/** Those of an audience who get the message, each once, and why the others do not. */
export interface Receivers<C> {
  receivers: readonly C[];
  excluded: readonly { record: C; reason: ReceiverExclusion }[];
}

/**
 * Divides the records of an audience into those whose customer gets the message and the others
 * (docs/domain/content-and-messaging.md 3.8).
 * @param customerOf the customer behind a record; undefined where there is none any more
 * @param each every record gets a message of its own: a customer with two loans two of them
 */
export function receiversOf<R, C extends AddressedFacts & { id: number | string }>(
  records: readonly R[],
  customerOf: (record: R) => C | undefined,
  channels: readonly MessageChannel[],
  each = false,
): Receivers<R> {
  const receivers: R[] = [];
  const excluded: { record: R; reason: ReceiverExclusion }[] = [];
  const known = new Set<number | string>();
  for (const record of records) {
    const customer = customerOf(record);
    const reason = customer ? exclusionOf(customer, channels) : 'CANCELLED';
    if (reason) excluded.push({ record, reason });
    else if (!each && customer && known.has(customer.id))
      excluded.push({ record, reason: 'TWICE' });
    else {
      receivers.push(record);
      if (customer) known.add(customer.id);
    }
  }
  return { receivers, excluded };
}

/** As many of the receivers as are named before it is sent, from the whole audience at even distances. */
export function sampleOf<R>(receivers: readonly R[], size: number = MASS_SEND.sample): R[] {
  if (receivers.length <= size) return [...receivers];
  const step = receivers.length / size;
  return Array.from({ length: size }, (_, place) => receivers[Math.floor(place * step)]);
}
