import type { OrganizationState } from '../../../domain/enums/organization';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { number, reference } from '../../../fields';
import { KEEP_UNITS } from '../rights';

const table = lifecycleOf<OrganizationState>()('state', {
  move: { from: ['ACTIVE'], to: 'ACTIVE', stays: true, access: KEEP_UNITS, confirm: 'none' },
  remove: {
    from: ['ACTIVE'],
    to: 'REMOVED',
    access: KEEP_UNITS,
    confirm: 'none',
    reverse: 'restore',
    tone: 'danger',
  },
  restore: {
    from: ['REMOVED'],
    to: 'ACTIVE',
    access: KEEP_UNITS,
    confirm: 'none',
    reverse: 'remove',
  },
});

/** What decides on a unit beside its fields: the gateway sends it with the record. */
export interface UnitFacts {
  /** The unit itself and whatever is under it: it cannot be put there. */
  below?: readonly (number | string)[];
  /** The unit above was taken out. */
  parentRemoved?: boolean;
}

const factsOf = (facts: unknown): UnitFacts => (facts ?? {}) as UnitFacts;

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
  if (action === 'restore' && factsOf(record.facts).parentRemoved)
    return { kind: 'condition', message: 'actionBlocks.unit_parent_removed' };
  return null;
};

/** Units: arranged, taken out and put back (docs/domain/organisation.md 1.1). */
export const unitLifecycle = {
  ...table,
  inputs: {
    move: {
      parentId: reference('org-unit', { filter: { state: 'ACTIVE' } }),
      viewOrder: number({ required: true, min: 1, max: 1_000, integer: true }),
    },
  },
  inputDefaults: {
    move: ({
      parentId,
      viewOrder,
    }: {
      parentId?: number | string | null;
      viewOrder?: number | null;
    }) => ({
      parentId: parentId ?? null,
      viewOrder: viewOrder ?? 1,
    }),
  },
  inputRules: {
    move: (
      { parentId }: { readonly parentId?: number | string | null },
      { facts }: { readonly facts?: unknown },
    ) =>
      (factsOf(facts).below ?? []).some((id) => String(id) === String(parentId))
        ? [{ field: 'parentId' as const, message: 'organization.unit.own_part' as const }]
        : [],
  },
  conditions,
} as const;
