import type { ReactNode } from 'react';
import type { ActionOf, AnyEntity, FilterOf, RecordOf } from '../../entity/entity';
import type { ResourceName } from '../../i18n/Catalogue';

/** What makes a queue of an entity with a life cycle; written in its `.pages.tsx`: `Queue<typeof entity>`. */
export interface Queue<E extends AnyEntity = AnyEntity> {
  /** The records that wait for somebody's decision. */
  waiting: FilterOf<E['fields']>;
  /** Field with the moment since when a record waits; the oldest come first. */
  since: keyof E['fields'] & string;
  /** Time in which a record should be decided, minutes. */
  slaMinutes: number;
  /** Field with the name in the list; the record's whole name without it. */
  name?: keyof E['fields'] & string;
  /** Shown below the name in the list. */
  figures?: readonly (keyof E['fields'] & string)[];
  /** Fields in the decision panel. */
  facts: readonly (keyof E['fields'] & string)[];
  /** What the decision rests on. */
  ReviewDetails(props: { record: RecordOf<E> }): ReactNode;
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
