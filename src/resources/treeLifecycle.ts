import type { Access } from '../entity/entity';
import { lifecycleOf } from '../entity/lifecycleOf';
import type { MessageKey, ResourceName } from '../i18n/Catalogue';
import { number, reference } from '../fields';

/** What decides on a record of a tree beside its fields: the gateway sends it with the record. */
export interface TreeFacts {
  /** The record itself and whatever is under it: it cannot be put there. */
  below?: readonly (number | string)[];
  /** The record above was taken out. */
  parentRemoved?: boolean;
}

/** The facts that came with a record of a tree; none: empty. */
export const treeFactsOf = (facts: unknown): TreeFacts => (facts ?? {}) as TreeFacts;

/** The life of a record of a tree: arranged, taken out and put back, all with one right. */
export const treeTable = (access: Access) =>
  lifecycleOf<'ACTIVE' | 'REMOVED'>()('state', {
    move: { from: ['ACTIVE'], to: 'ACTIVE', stays: true, access, confirm: 'none' },
    remove: {
      success: 'toast.deleted',
      failure: 'error.delete_failed',
      from: ['ACTIVE'],
      to: 'REMOVED',
      access,
      confirm: 'none',
      reverse: 'restore',
      tone: 'danger',
    },
    restore: { from: ['REMOVED'], to: 'ACTIVE', access, confirm: 'none', reverse: 'remove' },
  });

interface Placed {
  readonly parentId?: number | string | null;
  readonly viewOrder?: number | null;
}

/**
 * What moving a record within its tree asks for: whose part it becomes, and its place there. Nothing becomes part of itself.
 * @param ownPart message where it would
 */
export const treeMove = <R extends ResourceName, M extends MessageKey>(resource: R, ownPart: M) =>
  ({
    inputs: {
      move: {
        parentId: reference(resource, { filter: { state: 'ACTIVE' } }),
        viewOrder: number({ required: true, min: 1, max: 1_000, integer: true }),
      },
    },
    inputDefaults: {
      move: ({ parentId, viewOrder }: Placed) => ({
        parentId: parentId ?? null,
        viewOrder: viewOrder ?? 1,
      }),
    },
    inputRules: {
      move: ({ parentId }: Pick<Placed, 'parentId'>, { facts }: { readonly facts?: unknown }) =>
        (treeFactsOf(facts).below ?? []).some((id) => String(id) === String(parentId))
          ? [{ field: 'parentId' as const, message: ownPart }]
          : [],
    },
  }) as const;
