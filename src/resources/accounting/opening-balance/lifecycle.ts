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
  reverse_opening: {
    from: ['SET'],
    to: 'REVERSED',
    access: CORRECT_BOOKS,
    confirm: 'reason',
    irreversible: true,
    notByMaker: true,
    consequences: ['year', 'amount'],
    tone: 'danger',
  },
});

/** What the conditions are calculated from beside the record; the gateway sends it with one. */
export interface OpeningFacts {
  /** Accounts that do not hold any more what would be taken back. */
  short: number;
}

interface Judged {
  readonly taken?: readonly LedgerAccount[] | null;
  readonly facts?: unknown;
}

const block = (message: ConditionBlock['message'], count: number): ConditionBlock | null =>
  count === 0 ? null : { kind: 'condition', message, values: { count } };

/**
 * An opening balance is for accounts without lines, and is taken back as long as they hold it (docs/domain/money.md 4.6).
 */
function conditions(
  action: keyof typeof table.actions,
  { taken, facts }: Judged,
): ConditionBlock | null {
  if (action === 'set_opening') return block('actionBlocks.opening_taken', taken?.length ?? 0);
  if (action === 'reverse_opening')
    return block('actionBlocks.opening_short', (facts as OpeningFacts | undefined)?.short ?? 0);
  return null;
}

/** An opening balance: prepared by one person, booked and taken back by another. */
export const openingLifecycle = { ...table, conditions } as const;
