import type { PointType } from '../enums/customers';

/** One movement of bonus points; one of the two is 0. */
export interface PointMovement {
  /** Nothing for what the documents have no kind for: the bonus of a test. */
  type: PointType | null;
  credit: number;
  debit: number;
}

/** The one kind that takes points away: using them (docs/domain/customers.md 7.3). */
export const USE_OF_POINTS: PointType = 7;

/** Given once, for watching the app's guide video. */
export const WATCHED_GUIDE: PointType = 2;

/** What is left: everything that was given less everything that was used (docs/domain/customers.md 7.3). */
export const pointBalance = (
  movements: readonly Pick<PointMovement, 'credit' | 'debit'>[],
): number => movements.reduce((sum, { credit, debit }) => sum + credit - debit, 0);

/** Sums by kind, in the order of the kinds, those without one last; kinds without a movement are left out. */
export function pointsByType(
  movements: readonly PointMovement[],
): (PointMovement & { count: number })[] {
  const sums = new Map<PointType | null, PointMovement & { count: number }>();
  for (const { type, credit, debit } of movements) {
    const sum = sums.get(type) ?? { type, count: 0, credit: 0, debit: 0 };
    sums.set(type, {
      type,
      count: sum.count + 1,
      credit: sum.credit + credit,
      debit: sum.debit + debit,
    });
  }
  const place = ({ type }: PointMovement) => type ?? Infinity;
  return [...sums.values()].sort((one, other) => place(one) - place(other));
}
