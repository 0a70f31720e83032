import type { Assignment } from '../../../../src/resources/accounting/profit/api';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** The parts of a profit, in the order of booking; those that were taken back too. */
export const partsIn = (profit: MockRecord): readonly Assignment[] =>
  (profit.assignments as readonly Assignment[] | undefined) ?? [];

/**
 * What bank income did to a customer's temporary account, by the records of the income and not by its journals: parts that
 * lie on it (docs/domain/money.md 4.9).
 */
export const incomeOn = (store: Store, customerId: number): string[] =>
  (store.collection('accounting/profits')?.all ?? [])
    .flatMap(partsIn)
    .filter(
      (part) =>
        part.customerId === customerId && part.target === 'TEMPORARY' && part.undoneBy === null,
    )
    .map(({ amount }) => amount);
