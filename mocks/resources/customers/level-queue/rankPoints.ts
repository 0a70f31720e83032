import { RankLevel } from '../../../../src/domain/enums/customers';

const FIRST = RankLevel.values[0];

/** Rank points that belong to a level of the samples: the level's own bound and a little more. */
export const pointsOfLevel = (level: unknown, turn: number): number =>
  Number(level ?? FIRST) + (turn % 9);
