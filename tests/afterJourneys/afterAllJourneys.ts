import { describe, expect, it } from 'vitest';
import { planOfRun } from '../support/runPlan';
import { recordsOfRun } from '../support/journeys/records';

/**
 * What must hold of all journeys of a run together. Where only some of them run (or none), it is skipped and says so;
 * where all of them were to run, each must have left its record, which says what it has sent and what it has read.
 */
export function afterAllJourneys(name: string, tests: () => void): void {
  const { journeys, isWhole } = planOfRun();
  const why = isWhole ? '' : ` (skipped: ${journeys.length} journeys in this run, not all)`;
  describe.skipIf(!isWhole)(`${name}${why}`, () => {
    it('all journeys of the run have left their records', () => {
      const { records, missing } = recordsOfRun();
      expect(missing).toEqual([]);
      expect(records.length).toBe(journeys.length);
      expect(records.flatMap(({ calls }) => calls).length).toBeGreaterThan(1000);
    });
    tests();
  });
}
