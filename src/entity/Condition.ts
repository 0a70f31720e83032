import type { ConditionBlock } from './lifecycle';
import type { ActionBlockKey } from '../i18n/Catalogue';

/** A condition of an action beyond the state of its record and the right of the person. */
export interface Condition<F> {
  /** The message is `blocks.<key>`. */
  key: ActionBlockKey;
  holds: (facts: F) => boolean;
  /** Values of the message. */
  values?: (facts: F) => Readonly<Record<string, string | number>>;
  /** What does not hold is who the person is (`ConditionBlock.own`). */
  own?: true;
}

/** Conditions by action; actions without an entry have none. */
export type Conditions<A extends string, F> = Readonly<Partial<Record<A, readonly Condition<F>[]>>>;

/**
 * The first condition of an action that does not hold, as a block with its message key; null when all hold. One
 * function for buttons, bulk actions and gateways, asked after `whyBlocked` of the life cycle.
 * @example conditionsOf(loanConditions, 'extend')(facts)
 */
export const conditionsOf =
  <A extends string, F>(table: Conditions<A, F>, action: A) =>
  (facts: F): ConditionBlock | null => {
    const broken = table[action]?.find((condition) => !condition.holds(facts));
    if (!broken) return null;
    return {
      kind: 'condition',
      message: `actionBlocks.${broken.key}`,
      ...(broken.values ? { values: broken.values(facts) } : {}),
      ...(broken.own ? { own: true } : {}),
    };
  };

/** Message keys of all conditions of a table, for the check that every language has them. */
export const messagesOf = <A extends string, F>(table: Conditions<A, F>): string[] => [
  ...new Set(
    Object.values<readonly Condition<F>[] | undefined>(table).flatMap((conditions) =>
      (conditions ?? []).map(({ key }) => `actionBlocks.${key}`),
    ),
  ),
];
