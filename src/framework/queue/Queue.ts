import type { ReactNode } from 'react';
import type { ActionOf, AnyEntity, FilterOf, RecordOf, Waiting } from '../../entity/entity';
import type { RaRecord } from 'ra-core';
import type { MessageKey, ResourceName } from '../../i18n/Catalogue';
import type { Keys } from '../../ui/keys/useKeys';

/**
 * How the waiting records of an entity (its `waiting`) are decided; written in its `.pages.tsx`: `Queue<typeof entity>`.
 */
export interface Queue<E extends AnyEntity = AnyEntity> {
  /** Which of the waiting records it has, where not all. */
  only?: FilterOf<E['fields']>;
  /** Field with the name in the list; the record's whole name without it. */
  name?: keyof E['fields'] & string;
  /** Shown below the name in the list. */
  figures?: readonly (keyof E['fields'] & string)[];
  /** Fields in the decision panel. */
  facts: readonly (keyof E['fields'] & string)[];
  /** What the decision rests on. */
  ReviewDetails(props: { record: RecordOf<E> }): ReactNode;
  /** The keys of the review details, as shown and the message key of what each does. */
  reviewKeys?: readonly (readonly [string, MessageKey])[];
  /** Reads what the review of a record needs before it is its turn; called as a hook. */
  useReadAhead?(record: RaRecord): void;
  /** Actions behind the keys A and R. */
  approve?: ActionOf<E>;
  reject?: ActionOf<E>;
  /** Further actions, in the states that have them, behind the keys B, N and M. */
  others?: readonly ActionOf<E>[];
  /**
   * How the gateway counts the decisions of today: their states, and the field with the moment. A queue over another's
   * records, which a decision takes out of it, names the list where they are then.
   */
  decided?: {
    filter: FilterOf<E['fields']>;
    at: keyof E['fields'] & string;
    resource?: ResourceName;
  };
}

/** Every action of a queue, in the order of its buttons. */
export const actionsOf = ({ approve, reject, others = [] }: Queue): string[] =>
  [approve, ...others, reject].filter((action) => action !== undefined);

/** The keys of the further actions, in their order. */
const OTHER_KEYS = ['B', 'N', 'M'] as const;

/** The key of an action of a queue: A, R, and B onwards for the further ones. */
export function keyOf({ approve, reject, others = [] }: Queue, action: string): string {
  if (action === approve) return 'A';
  if (action === reject) return 'R';
  const key = OTHER_KEYS.at(others.indexOf(action));
  if (!key) throw new Error(`${action} has no key: a queue has three further actions at most.`);
  return key;
}

/** What the keys of a queue's actions ask for. */
export const actionKeys = (queue: Queue, ask: (action: string) => void): Keys =>
  Object.fromEntries(
    actionsOf(queue).map((action) => [`Key${keyOf(queue, action)}`, () => ask(action)]),
  );

/**
 * What waits in a queue: what its entity says, within the queue's own part of it.
 * @throws Error for an entity that does not say what waits
 */
export function waitingIn({ name, waiting }: AnyEntity, { only }: Queue): Waiting {
  if (!waiting) throw new Error(`${name} has a queue, but does not say what waits.`);
  return { ...waiting, filter: { ...waiting.filter, ...only } };
}
