import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';

/** A state filter of a list, as the list itself would take it. */
type Filter = Readonly<Record<string, unknown>>;

/** What makes a queue of an entity with a life cycle; stands in its `.pages.tsx`. */
export interface Queue {
  /** The records that wait for somebody's decision. */
  waiting: Filter;
  /** Field with the moment since when a record waits; the oldest come first. */
  since: string;
  /** Time in which a record should be decided, minutes. */
  slaMinutes: number;
  /** Field with the name in the list; the record's whole name without it. */
  name?: string;
  /** What stands below the name in the list. */
  figures?: readonly string[];
  /** Fields in the decision panel. */
  facts: readonly string[];
  /** What the decision rests on. */
  Evidence: ComponentType<{ record: RaRecord }>;
  /** Acts behind the keys A and R. */
  approve?: string;
  reject?: string;
  /** Further acts, as buttons, in the states that have them. */
  others?: readonly string[];
  /**
   * How the gateway counts the decisions of today: their states, and the field with the moment. A queue over another's
   * records, which a decision takes out of it, names the list where they are then.
   */
  decided?: { filter: Filter; at: string; resource?: string };
}

/** Every act of a queue, in the order of its buttons. */
export const actsOf = ({ approve, reject, others = [] }: Queue): string[] =>
  [approve, ...others, reject].filter((act) => act !== undefined);
