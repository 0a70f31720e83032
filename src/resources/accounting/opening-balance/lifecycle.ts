import type { LedgerAccount, OpeningState } from '../../../domain/enums/accounting';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { CORRECT_BOOKS } from '../rights';

const table = lifecycleOf<OpeningState>()('state', {
  set_opening: {
    from: ['DRAFT'],
    to: 'SET',
    access: CORRECT_BOOKS,
    confirm: 'consequence',
    irreversible: true,
    notByMaker: true,
    consequences: ['year', 'amount'],
    tone: 'primary',
  },
  discard_opening: {
    from: ['DRAFT'],
    to: 'DISCARDED',
    access: CORRECT_BOOKS,
    confirm: 'reason',
    tone: 'danger',
  },
});

/** An account's opening balance of a year is booked once (docs/domain/money.md 4.6). */
function conditions(
  action: keyof typeof table.actions,
  { taken }: { readonly taken?: readonly LedgerAccount[] | null },
): ConditionBlock | null {
  if (action !== 'set_opening' || !taken?.length) return null;
  return {
    kind: 'condition',
    message: 'actionBlocks.opening_taken',
    values: { count: taken.length },
  };
}

/** An opening balance: prepared by one person, booked by another. */
export const openingLifecycle = { ...table, conditions } as const;
