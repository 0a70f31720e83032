import { EodCause, EodStep } from '../../../../src/domain/enums/settings';
import type { JobResultRow } from '../../../../src/framework/jobs/api';
import type { Call } from '../../../engine/Call';
import { enumTexts } from '../../../engine/consoleTexts';
import type { Hooks } from '../../../engine/Hooks';
import { messageOf } from '../../../engine/messages';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import {
  factsOfRun,
  followRuns,
  keptOf,
  leftOf,
  RESOURCE,
  started,
  STEP_MS,
  stoppedAt,
} from './runs';

/** The run stands in the top bar of who started it, until it is seen there. */
function asJob(run: MockRecord, { store, caller }: Pick<Call, 'store' | 'caller'>): void {
  store.jobs.start(caller.id, {
    kind: 'EOD',
    label: String(run.runDate),
    route: `/settings/eod/${run.id}`,
    startedAt: store.clock.iso(),
    look: () => ({
      state: run.state === 'NOT_RUN' ? 'RUNNING' : (run.state as 'RUNNING' | 'DONE' | 'FAILED'),
      done: keptOf(run).steps.filter(({ state }) => state === 'DONE').length,
      total: EodStep.values.length,
      leftMs: leftOf(store, run),
    }),
    stop: (by) => stop(store, run, by),
    result: (language) => resultOf(run, language),
  });
}

/** What became of each step, and why the run stopped at one. */
const resultOf = (run: MockRecord, language: string | null): JobResultRow[] =>
  keptOf(run).steps.map(({ step, state, cause }, place) => ({
    record: String(place + 1),
    name: messageOf(enumTexts(EodStep, step), language),
    outcome: state === 'DONE' || state === 'FAILED' ? state : 'NOT_REACHED',
    why: cause && messageOf(enumTexts(EodCause, cause), language),
  }));

/** Stops a run from the top bar, as its own action does. */
function stop(store: Store, run: MockRecord, by: string): void {
  const at = store.clock.iso();
  const patch = stoppedAt(store, run, at, 'STOPPED');
  store.history.add(RESOURCE, run, {
    at,
    by,
    action: 'stop_eod',
    field: 'state',
    from: run.state,
    to: 'FAILED',
    origin: 'MANUAL',
  });
  store.collection(RESOURCE)?.change(run, { ...patch, state: 'FAILED', updatedAt: at });
}

/** What the log of a sample run says: started, maybe stopped at a step and gone on with, done. */
function historyOf({ state, startedAt, startedBy, finishedAt, resumes }: MockRecord) {
  if (state !== 'DONE') return [];
  const row = (at: unknown, action: string, from: string, to: string) => {
    const by = action === 'start_eod' || action === 'resume_eod' ? (startedBy as string) : null;
    const origin = by === null ? ('AUTO' as const) : ('MANUAL' as const);
    return { at: String(at), by, action, field: 'state', from, to, origin };
  };
  if (typeof startedAt !== 'string') return [row(finishedAt, 'eod_done', 'NOT_RUN', 'DONE')];
  const stopped = new Date(Date.parse(startedAt) + STEP_MS).toISOString();
  const resumed = new Date(Date.parse(startedAt) + 2 * STEP_MS).toISOString();
  return [
    row(startedAt, 'start_eod', 'NOT_RUN', 'RUNNING'),
    ...(resumes
      ? [
          row(stopped, 'eod_failed', 'RUNNING', 'FAILED'),
          row(resumed, 'resume_eod', 'FAILED', 'RUNNING'),
        ]
      : []),
    row(finishedAt, 'eod_done', 'RUNNING', 'DONE'),
  ];
}

/** Ends of days: started, gone on with and stopped by people, done step by step by the gateway (docs/domain/money.md 6). */
export const hooks: Hooks = {
  resource: RESOURCE,
  passing: followRuns,
  present: (shown, { store }) => {
    const run = store.collection(RESOURCE)?.get(shown.id);
    return run ? { ...shown, ...factsOfRun(store, run) } : shown;
  },
  presentRow: (shown) => ({
    ...shown,
    steps: undefined,
    moves: undefined,
    after: undefined,
    checks: undefined,
  }),
  history: historyOf,
  actions: {
    start_eod: (run, call) => {
      const at = call.store.clock.iso();
      asJob(run, call);
      return { ...started(call.store, run, at), startedAt: at, startedBy: call.caller.id };
    },
    resume_eod: (run, call) => {
      asJob(run, call);
      return {
        ...started(call.store, run, call.store.clock.iso()),
        resumes: Number(run.resumes) + 1,
      };
    },
    stop_eod: (run, { store }) => stoppedAt(store, run, store.clock.iso(), 'STOPPED'),
  },
};
