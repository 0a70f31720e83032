import type { ConditionBlock } from '../../../entity/lifecycle';
import { treeFactsOf, treeMove, treeTable } from '../../treeLifecycle';
import { KEEP_STRUCTURE } from '../rights';

const table = treeTable(KEEP_STRUCTURE);

interface Counted {
  readonly facts?: unknown;
  readonly children?: number | null;
  readonly branches?: number | null;
  readonly people?: number | null;
  readonly employees?: number | null;
}

/**
 * A unit that has others under it, branches, people or employees stays; one whose own unit was taken out comes back after that one
 * (docs/domain/organisation.md 1.1).
 */
const conditions = (action: keyof typeof table.actions, record: Counted): ConditionBlock | null => {
  const { children = 0, branches = 0, people = 0, employees = 0 } = record;
  if (action === 'remove' && (children || branches || people))
    return {
      kind: 'condition',
      message: 'actionBlocks.unit_in_use',
      values: { children: children ?? 0, branches: branches ?? 0, people: people ?? 0 },
    };
  if (action === 'remove' && employees)
    return { kind: 'condition', message: 'actionBlocks.unit_employees', values: { employees } };
  if (action === 'restore' && treeFactsOf(record.facts).parentRemoved)
    return { kind: 'condition', message: 'actionBlocks.unit_parent_removed' };
  return null;
};

/** Units: arranged, taken out and put back (docs/domain/organisation.md 1.1). */
export const unitLifecycle = {
  ...table,
  ...treeMove('org-unit', 'organization.unit.own_part'),
  conditions,
} as const;
