import type { RankLevel, RankTier } from './enums/customers';

const TIERS: readonly RankTier[] = ['FAN', 'STAR', 'BOSS', 'KING'];

/** A place in the ranks: Fan 1 … King 10, GOD. */
export interface Rank {
  /** 100–490 in tens, 500 for GOD; the value of the enumeration RankLevel. */
  level: RankLevel;
  tier: RankTier;
  /** 1–10; GOD has no step. */
  step?: number;
}

/**
 * The rank that a number of points gives (docs/domain/customers.md 7.1: Fan 100–190, Star 200–290, Boss 300–390, King
 * 400–490, GOD 500). A value between two steps belongs to the lower one.
 * @returns undefined below the first step or for something that is no number
 */
export function rankOfPoints(points: number | null | undefined): Rank | undefined {
  if (typeof points !== 'number' || !(points >= 100)) return undefined;
  if (points >= 500) return { level: 500, tier: 'GOD' };
  const level = (Math.floor(points / 10) * 10) as RankLevel;
  return { level, tier: TIERS[Math.floor(level / 100) - 1], step: ((level % 100) + 10) / 10 };
}
