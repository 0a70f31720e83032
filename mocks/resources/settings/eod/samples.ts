import { addDays } from '../../../../src/domain/dates';
import { EodStep } from '../../../../src/domain/enums/settings';
import type { RunStep } from '../../../../src/resources/settings/eod/run';
import { BookDays } from '../../../ledger/BookDays';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { fileOf } from '../../loans/book/fileOf';
import type { LoanFile } from '../../loans/book/LoanFile';
import { sampleLoans } from '../../loans/pending/pendingRequests';
import {
  classesAt,
  daysOf,
  figuresAt,
  figuresWithInterest,
  movesBetween,
  standingAt,
} from './figures';
import { newRun, STEP_MS } from './runs';

/** How many days the log goes back. */
const DAYS = 30;

/** Days ago of a run that was gone on with after a failure, and of one that nobody had started. */
const RESUMED = 9;
const FORGOTTEN = 16;

/** Loans whose class the end of a day changed, by their own histories. */
const movedOn = (files: readonly LoanFile[], day: string): number =>
  files.filter(({ past }) =>
    past.some(
      ({ action, field }, index) =>
        action === 'end_of_day' && field === 'classification' && daysOf(past)[index] === day,
    ),
  ).length;

/** The steps of a run that began at a moment, one after the other. */
function stepsFrom(start: string, skipped: readonly EodStep[] = []): RunStep[] {
  const first = Date.parse(start);
  return EodStep.values.map((step, place) => {
    const isSkipped = skipped.includes(step);
    const at = (steps: number) => new Date(first + steps * STEP_MS).toISOString();
    return {
      step,
      state: isSkipped ? 'SKIPPED' : 'DONE',
      startedAt: isSkipped ? null : at(place),
      finishedAt: isSkipped ? null : at(place + 1),
      count: null,
      amount: null,
      cause: null,
    };
  });
}

const ONLY_RUN: readonly EodStep[] = ['BANK_STATEMENTS', 'AUTO_REPAYMENT', 'MESSAGES', 'REPORTS'];

function run(
  world: SampleWorld,
  files: readonly LoanFile[],
  ago: number,
  classes: (day: string) => ReturnType<typeof classesAt>,
): MockRecord {
  const day = addDays(world.today, -ago);
  if (ago === 0) return newRun(day, `${day}T00:00:00.000Z`);
  const admin = world.people.find(({ username }) => username === 'admin')?.id ?? null;
  const isForgotten = ago === FORGOTTEN;
  const startedAt = isForgotten
    ? null
    : `${day}T15:${String(5 + ((ago * 7) % 40)).padStart(2, '0')}:00.000Z`;
  const steps = stepsFrom(startedAt ?? `${day}T15:59:59.000Z`, isForgotten ? ONLY_RUN : []);
  const then = (file: LoanFile) => standingAt(file, day);
  const finishedAt = steps.findLast((step) => step.finishedAt !== null)?.finishedAt ?? null;
  return {
    ...newRun(day, startedAt ?? `${day}T15:59:59.000Z`),
    state: 'DONE',
    stepsDone: steps.filter(({ state }) => state === 'DONE').length,
    movedLoans: movedOn(files, day),
    resumes: ago === RESUMED ? 1 : 0,
    isByItself: isForgotten,
    startedBy: isForgotten ? null : admin,
    startedAt,
    finishedAt,
    updatedAt: finishedAt,
    steps,
    moves: movesBetween(classes(addDays(day, -1)), classes(day)),
    after:
      ago === 1
        ? figuresWithInterest(files, day, new BookDays(), then)
        : figuresAt(files, day, then),
  };
}

/** The log of a month, and today's run that nobody has started yet. */
export const samples: SampleMaker = {
  resource: 'eod',
  make: cachedByWorld((world) => {
    const files = sampleLoans(world).map(fileOf);
    const known = new Map<string, ReturnType<typeof classesAt>>();
    // The classes that a day ends with are those that the next one begins with.
    const classes = (day: string) => {
      const ofDay = known.get(day) ?? classesAt(files, day);
      known.set(day, ofDay);
      return ofDay;
    };
    return Array.from({ length: DAYS + 1 }, (_, index) => run(world, files, DAYS - index, classes));
  }),
};
