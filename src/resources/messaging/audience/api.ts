import type { Access } from '../../../entity/entity';
import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type { MessageChannel, ReceiverExclusion } from '../../../domain/enums/messaging';

/** Lists whose views are audiences. */
export const AUDIENCE_LISTS = ['customers', 'loans'] as const;
export type AudienceList = (typeof AUDIENCE_LISTS)[number];

/** Whom a message goes to: the records of a list that pass a filter, in the words of the list's own call. */
export interface Audience {
  of: AudienceList;
  filter: Readonly<Record<string, unknown>>;
}

/** What is asked of an audience before something is sent to it. */
export interface AudienceQuestion extends Audience {
  /** Ways of which one is enough. */
  channels: readonly MessageChannel[];
  /** Each record gets a message of its own; without it each customer gets one. */
  each?: boolean;
}

/** One receiver, masked as in the lists. */
export interface AudienceReceiver {
  customerId: number;
  /** Null for who may not see customers. */
  name: string | null;
  phone: string | null;
  /** Number of the loan, of an audience of loans. */
  code: string | null;
}

/** Who of an audience would get the message now. */
export interface AudienceCount {
  /** Records that the view has. */
  records: number;
  receivers: number;
  /** How many get nothing, by their reason. */
  exclusions: readonly { reason: ReceiverExclusion; count: number }[];
  sample: readonly AudienceReceiver[];
  /** ISO instant until which nothing goes out; null outside the quiet hours. */
  quietUntil: string | null;
  /** ISO instant until which nothing is sent to everybody once more; null where nothing was, or somebody is left out. */
  lockedUntil: string | null;
}

/**
 * Whether an audience is everybody: whom a message to all goes to, without the right to their list.
 */
export const isEverybody = ({ of, filter }: Audience): boolean =>
  of === 'customers' && Object.keys(filter).length === 0;

/** Who may send to many. Whose view it is needs the right to that list beside it. */
export const MASS_SENDERS = ['mass-notification:access', 'loan-sms:send'] satisfies Access;

/** Counts an audience, names some of its receivers, and says who gets nothing and why. Nothing is sent. */
export const countAudience = endpoint<AudienceQuestion, AudienceCount>()(
  'main',
  'POST /audiences/count',
  {
    assumed: true,
    access: MASS_SENDERS,
    allowed: 'and the right to the list whose view it is',
    safePost: true,
    carries: '`of` (customers, loans), `filter` as their lists take it, `channels`, `each`',
    isShaped: hasField('receivers'),
  },
);
