import type { Hooks } from '../../../engine/Hooks';
import { BRANCHES, followFigures, HELD, UNITS, EMPLOYEES } from '../figures';

/** Branches of the organisation: who works there is counted (docs/domain/organisation.md 1.1). */
export const hooks: Hooks = {
  resource: BRANCHES,
  follows: [HELD, UNITS, EMPLOYEES],
  passing: followFigures,
};
