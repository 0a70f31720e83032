import type { Check } from './Check';

/** Counts behind R8. */
export interface RiskedCounts {
  /** Total of the list of risked loans. */
  listTotal: number;
  /** Loans in the states 6000 and 6010. */
  risk: number;
  court: number;
  /** The same loans by the stage of their customers; left out where the stages are not known. */
  npl?: { department: number; court: number };
}

/** R8: the list of risked loans = states 6000 + 6010 = stages DEPARTMENT + COURT (docs/domain/money.md 9.1). */
export function checkRisked({ listTotal, risk, court, npl }: RiskedCounts): Check {
  const states = risk + court;
  const stages = npl ? npl.department + npl.court : states;
  return {
    id: 'R8',
    ok: listTotal === states && listTotal === stages,
    left: String(listTotal),
    right: String(listTotal === states ? stages : states),
  };
}
