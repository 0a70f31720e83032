import type { ReactNode } from 'react';
import type { ActionOf, AnyEntity, FilterOf, RecordOf, Waiting } from '../../entity/entity';
import type { RaRecord } from 'ra-core';
import type { MessageKey, ResourceName } from '../../i18n/Catalogue';

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
  /** Further actions, as buttons, in the states that have them. */
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

/**
 * What waits in a queue: what its entity says, within the queue's own part of it.
 * @throws Error for an entity that does not say what waits
 */
export function waitingIn({ name, waiting }: AnyEntity, { only }: Queue): Waiting {
  if (!waiting) throw new Error(`${name} has a queue, but does not say what waits.`);
  return { ...waiting, filter: { ...waiting.filter, ...only } };
}
