import { addDays, daysBetween, endOfDayInstant } from '../../../../src/domain/dates';
import type { AssetClassification } from '../../../../src/domain/enums/loans';
import { EodStep } from '../../../../src/domain/enums/settings';
import type {
  ClassMove,
  DayFigures,
  RunCheck,
  RunFacts,
  RunStep,
} from '../../../../src/resources/settings/eod/run';
import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import type { Store } from '../../../engine/Store';
import { ledgerOf } from '../../../ledger/Ledger';
import { fileOf } from '../../loans/book/fileOf';
import { sampleLoans } from '../../loans/pending/pendingRequests';
import {
  checksOf,
  classesAt,
  classesById,
  figuresWithInterest,
  filesIn,
  movesBetween,
  standingIn,
} from './figures';
import { precheckOf, runId } from './precheck';
import { StepFailure, STEPS } from './steps';

export const RESOURCE = 'eod';

/** How long a step takes, ms: long enough to be watched. */
export const STEP_MS = 1_500;

/** What a run's record keeps beside its fields. */
export interface Kept {
  steps: readonly RunStep[];
  after: DayFigures | null;
  moves: readonly ClassMove[];
  /** As they were when the day was closed. */
  checks: readonly RunCheck[];
}

export const keptOf = (run: MockRecord): Kept => run as unknown as Kept;

export const aheadSteps = (): RunStep[] =>
  EodStep.values.map((step) => ({
    step,
    state: 'AHEAD',
    startedAt: null,
    finishedAt: null,
    count: null,
    amount: null,
    cause: null,
  }));

/** A run that has not begun. */
export const newRun = (day: string, at: string): MockRecord => ({
  id: runId(day),
  runDate: day,
  state: 'NOT_RUN',
  stepsDone: 0,
  step: null,
  cause: null,
  movedLoans: null,
  resumes: 0,
  isByItself: false,
  startedBy: null,
  startedAt: null,
  finishedAt: null,
  createdAt: at,
  createdBy: null,
  steps: aheadSteps(),
  after: null,
  moves: [],
  checks: [],
});

/** The class of every loan as the last end of a day left it, from which moves are counted. */
const closedClasses = new WeakMap<SampleWorld, ReadonlyMap<number, AssetClassification>>();

const lastClasses = ({ world }: Store): ReadonlyMap<number, AssetClassification> => {
  const known =
    closedClasses.get(world) ?? classesAt(sampleLoans(world).map(fileOf), addDays(world.today, -1));
  closedClasses.set(world, known);
  return known;
};

const runsIn = (store: Store) => store.collection(RESOURCE);

/** The latest business date's run. */
const latest = (store: Store): MockRecord | undefined =>
  (runsIn(store)?.all ?? []).reduce<MockRecord | undefined>(
    (last, run) => (!last || Number(run.id) > Number(last.id) ? run : last),
    undefined,
  );

const change = (store: Store, run: MockRecord, patch: Record<string, unknown>): void =>
  void runsIn(store)?.change(run, { ...patch, updatedAt: store.clock.iso() });

function move(store: Store, run: MockRecord, to: string, action: string): void {
  store.history.add(RESOURCE, run, {
    at: store.clock.iso(),
    by: null,
    action,
    field: 'state',
    from: run.state,
    to,
    origin: 'AUTO',
  });
}

const withStep = (run: MockRecord, at: number, patch: Partial<RunStep>): RunStep[] =>
  keptOf(run).steps.map((step, index) => (index === at ? { ...step, ...patch } : step));

/** A run begins or goes on: from that moment on nothing but the run itself books into its day. */
export function started(store: Store, run: MockRecord, at: string): Record<string, unknown> {
  ledgerOf(store).days.close(String(run.runDate), at);
  return begun(run, at);
}

/** The steps of a run with the first of those that are not done begun. */
function begun(run: MockRecord, at: string): Record<string, unknown> {
  const place = keptOf(run).steps.findIndex(({ state }) => state !== 'DONE');
  return {
    steps: withStep(run, place, {
      state: 'RUNNING',
      startedAt: at,
      finishedAt: null,
      cause: null,
    }),
    step: EodStep.values[place],
    cause: null,
  };
}

/** The step under way, undone: the run goes on from it another time, and its day is open until then. */
export function stoppedAt(
  store: Store,
  run: MockRecord,
  at: string,
  cause: RunStep['cause'],
): Record<string, unknown> {
  ledgerOf(store).days.reopen(String(run.runDate), store.clock.iso());
  const place = keptOf(run).steps.findIndex(({ state }) => state === 'RUNNING');
  return { cause, steps: withStep(run, place, { state: 'FAILED', finishedAt: at, cause }) };
}

/** Does what is due of a run under way: each step ends its time after it began. What the work itself takes makes no further step due. */
function goOn(store: Store, run: MockRecord): void {
  const now = store.clock.now();
  while (run.state === 'RUNNING') {
    const { steps } = keptOf(run);
    const place = steps.findIndex(({ state }) => state === 'RUNNING');
    const ends = Date.parse(String(steps[place].startedAt)) + STEP_MS;
    if (now < ends) return;
    doStep(store, run, place, new Date(ends).toISOString());
  }
}

function doStep(store: Store, run: MockRecord, place: number, at: string): void {
  const step = EodStep.values[place];
  const day = String(run.runDate);
  try {
    // A test says that a service behind a step does not answer.
    if (store.faults.take('RUN', `/eod/${step}`)) throw new StepFailure('NO_ANSWER');
    const { count, amount } = STEPS[step](store, day);
    const done = { state: 'DONE', finishedAt: at, count, amount } as const;
    change(store, run, { steps: withStep(run, place, done), stepsDone: place + 1 });
    if (step === 'CLASSES') change(store, run, { movedLoans: count });
    if (place + 1 < EodStep.values.length) change(store, run, begun(run, at));
    else finish(store, run, at);
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    move(store, run, 'FAILED', 'eod_failed');
    change(store, run, { ...stoppedAt(store, run, at, error.stepCause), state: 'FAILED' });
  }
}

/** What a run that is over says of where it stands: nothing, unless midnight closed what had stopped there. */
const over = ({ isByItself, step, cause }: MockRecord) =>
  isByItself === true && cause !== null ? { step } : { step: null };

/** The day is closed: what it left is what the next one begins with. */
function finish(store: Store, run: MockRecord, at: string): void {
  const files = filesIn(store);
  const day = String(run.runDate);
  const { days } = ledgerOf(store);
  const classes = classesById(files, standingIn(days, day));
  const moves = movesBetween(lastClasses(store), classes);
  closedClasses.set(store.world, classes);
  const after = figuresWithInterest(files, day, days);
  move(store, run, 'DONE', 'eod_done');
  change(store, run, {
    state: 'DONE',
    ...over(run),
    finishedAt: at,
    after,
    moves,
    checks: checksOf(store, after),
  });
}

/** Steps that only a run does; without one the loans, accesses and expiries of the day follow the clock. */
const ONLY_RUN: readonly EodStep[] = ['BANK_STATEMENTS', 'AUTO_REPAYMENT', 'MESSAGES', 'REPORTS'];

/**
 * Nobody ran the day, or went on with it: the gateway has closed it at midnight, without what only a run does. Who started it, how
 * often it was gone on with, where it stopped and why stay written.
 */
function closeByItself(store: Store, run: MockRecord): void {
  const day = String(run.runDate);
  const at = endOfDayInstant(day) ?? store.clock.iso();
  const steps = keptOf(run).steps.map((step): RunStep => {
    if (step.state === 'DONE') return step;
    const isSkipped = ONLY_RUN.includes(step.step);
    return {
      ...step,
      state: isSkipped ? 'SKIPPED' : 'DONE',
      startedAt: isSkipped ? null : at,
      finishedAt: isSkipped ? null : at,
    };
  });
  change(store, run, {
    steps,
    stepsDone: steps.filter(({ state }) => state === 'DONE').length,
    isByItself: true,
  });
  const isLast = addDays(day, 1) === store.clock.today();
  if (isLast) {
    finish(store, run, at);
    return;
  }
  move(store, run, 'DONE', 'eod_done');
  change(store, run, { state: 'DONE', ...over(run), finishedAt: at });
}

/** Runs go on, and every day has one: called before every call, once anybody has looked at them. */
export function followRuns(store: Store): void {
  const runs = runsIn(store);
  const last = latest(store);
  if (!runs || !last) return;
  goOn(store, last);
  const today = store.clock.today();
  const days = daysBetween(String(last.runDate), today) ?? 0;
  if (days <= 0) return;
  if (last.state !== 'DONE') closeByItself(store, last);
  for (let day = 1; day <= days; day += 1) {
    const run = newRun(addDays(String(last.runDate), day), store.clock.iso());
    runs.insert(run);
    store.history.start(RESOURCE, run.id);
    if (day < days) closeByItself(store, run);
  }
}

/** What is sent with a run. */
export function factsOfRun(store: Store, run: MockRecord): RunFacts {
  const { steps, after, moves, checks } = keptOf(run);
  const before = runsIn(store)?.get(runId(addDays(String(run.runDate), -1)));
  const isWaiting = run.state === 'NOT_RUN' || run.state === 'FAILED';
  return {
    steps,
    moves,
    after,
    precheck: isWaiting ? precheckOf(store, String(run.runDate)) : [],
    before: before ? keptOf(before).after : null,
    checks,
    leftMs: leftOf(store, run),
  };
}

/** How long a run under way still takes, ms. */
export function leftOf(store: Store, run: MockRecord): number | null {
  if (run.state !== 'RUNNING') return null;
  const { steps } = keptOf(run);
  const current = steps.find(({ state }) => state === 'RUNNING');
  const ahead = steps.filter(({ state }) => state === 'AHEAD').length;
  const ends = Date.parse(String(current?.startedAt)) + STEP_MS;
  return Math.max(0, ends - store.clock.now()) + ahead * STEP_MS;
}
