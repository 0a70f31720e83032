import type { ActionPerson, ConditionBlock } from '../../../entity/lifecycle';

// Settings that say when two people are needed are not changed by one (docs/domain/content-and-messaging.md 5.4). Pure.

type Values = Readonly<Record<string, unknown>>;

/** A change of a group that waits for a second person. */
export interface Proposal {
  /** Who asked for it: user id. */
  by: string;
  /** ISO instant. */
  at: string;
  reason: string;
  /** What the settings of the group would be. */
  values: Values;
}

/** The change of a group that waits; nothing where none does. */
export const proposalOf = (record: Values, group: string): Proposal | undefined =>
  (record.proposals as Readonly<Record<string, Proposal>> | null | undefined)?.[group];

/** The action that puts the change of a group in force. */
export const confirmOf = (group: string): string => `confirm_${group}`;

/** The action that gives the change of a group up. */
export const withdrawOf = (group: string): string => `withdraw_${group}`;

/**
 * Why the change of a guarded group is not put in force or given up: there is none, or who confirms it asked for it.
 * @param guarded the groups of which a change needs two people
 */
export function proposalBlock(
  guarded: readonly string[],
  action: string,
  record: Values,
  person: Pick<ActionPerson, 'id'>,
): ConditionBlock | null {
  const group = guarded.find((one) => [confirmOf(one), withdrawOf(one)].includes(action));
  if (group === undefined) return null;
  const proposal = proposalOf(record, group);
  if (!proposal) return { kind: 'condition', message: 'actionBlocks.nothing_proposed' };
  return action === confirmOf(group) && proposal.by === person.id
    ? { kind: 'condition', message: 'actionBlocks.own_proposal', own: true }
    : null;
}
