import type { Hooks } from '../../../engine/Hooks';
import { BRANCHES, followFigures, HELD, UNITS } from '../figures';

/** Branches of the organisation: who works there is counted (docs/domain/organisation.md 1.1). */
export const hooks: Hooks = {
  resource: BRANCHES,
  follows: [HELD, UNITS],
  passing: followFigures,
};
