import { mkdirSync, rmSync } from 'node:fs';

const FOLDER = 'node_modules/.cache/urtuu/journeys';

/** Where a journey leaves its record. */
export const recordFileOf = (journey: string): string =>
  `${FOLDER}/${journey.replaceAll(/[\\/]/g, '@')}.record.json`;

/** Workers inherit it, so that another run at the same time cannot change it. */
const PLAN = 'URTUU_JOURNEYS';

/** Which journeys a run of tests has. */
export interface RunPlan {
  /** Their files, from the root of the project. */
  journeys: readonly string[];
  /** Every journey that there is runs, with all its tests. */
  isWhole: boolean;
}

/** Written by the run itself before its first test (vitest.config.ts); takes away what former runs have kept. */
export function writePlan(plan: RunPlan): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const journey of plan.journeys) rmSync(recordFileOf(journey), { force: true });
  process.env[PLAN] = JSON.stringify(plan);
}

/** The plan of this run; nothing where no run has made one. */
export const planOfRun = (): RunPlan =>
  JSON.parse(process.env[PLAN] ?? '{"journeys":[],"isWhole":false}') as RunPlan;
