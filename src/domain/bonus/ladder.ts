import { RankLevel } from '../enums/customers';
import { rankOfPoints } from '../rank';

const LEVELS = RankLevel.values;

/** Somebody's place on the ladder of ranks. */
export interface LadderPlace {
  /** The level that the points give; null below the first step. */
  level: RankLevel | null;
  /** The next step; null at the top. */
  next: RankLevel | null;
  /** Points that are missing for it. */
  missing: number;
  /** Share of the way from the step before to the next one, 0 to 1. */
  share: number;
}

/** Place of rank points on the ladder (docs/domain/customers.md 7.1: Fan 100 … GOD 500). */
export function ladderPlace(points: number): LadderPlace {
  const level = rankOfPoints(points)?.level ?? null;
  const next = LEVELS.find((one) => one > points) ?? null;
  if (next === null) return { level, next, missing: 0, share: 1 };
  const start = level ?? 0;
  return { level, next, missing: next - points, share: (points - start) / (next - start) };
}
