import type { Access } from '../../entity/entity';
import { endpoint, hasField } from '../../dataProviders/endpoint';

/** A piece of long work of the person's own: it stands in the top bar until it was seen (docs/domain/calls.md 3.8). */
export interface Job {
  id: string;
  /** What it is; the words are `shell.jobs.kind.<kind>`. */
  kind: 'EOD' | 'NOTIFICATION' | 'LOAN_SMS' | 'BATCH_PAYMENT' | 'WATCH_LIST';
  /** Which one: the business date, the title of a message. */
  label: string;
  /** Address in the console where it is shown. */
  route: string;
  state: 'RUNNING' | 'DONE' | 'FAILED';
  /** Steps or records that are done, of all. */
  done: number;
  total: number;
  /** What is still to be expected, ms; null once it is over. */
  leftMs: number | null;
  /** When it was begun, or tried once more: an ISO instant. */
  startedAt: string;
  canStop: boolean;
  /** Records that were not done and can be tried once more; 0 while it runs. */
  undone: number;
  /** A file says what became of each record. */
  hasResult: boolean;
}

/** What became of one record of a piece of long work. */
export interface JobResultRow {
  /** Its number, and what it is called where that is known. */
  record: string;
  name: string | null;
  /** `UNKNOWN`: nobody can say whether it was written; it may be sent again. */
  outcome: 'DONE' | 'FAILED' | 'NOT_REACHED' | 'UNKNOWN';
  /** In the language of the call. */
  why: string | null;
}

/** Under which the jobs are kept by react-query, before the person's id. */
export const JOBS_KEY = ['shell', 'jobs'] as const;

/** Who may have long work at the gateway: only they are asked for it. */
const WORKERS = [
  'admin:access',
  'mass-notification:access',
  'loan-sms:send',
  'loan-payment-request:list',
  'black-white:create',
] satisfies Access;
const OWN = { assumed: true, access: WORKERS } as const;
const ROWS = { ...OWN, isShaped: Array.isArray };

/** The person's own long work, the newest first: what runs, and what is over and was not seen yet. */
export const readJobs = endpoint<void, Job[]>()('main', 'GET /jobs/me', ROWS);

/** What became of each record of a piece of long work. */
export const readJobResult = endpoint<void, JobResultRow[]>()('main', 'GET /jobs/result/:id', ROWS);

/** Stops a piece of long work; takes one that is over out of the top bar. */
export const jobCalls = {
  stop: endpoint()('main', 'POST /jobs/stop/:id', { ...OWN, guard: 'refuses' }),
  see: endpoint()('main', 'POST /jobs/seen/:id', { ...OWN, guard: 'notes' }),
};

/** Has what was not done tried once more: refused, unknown or not reached. The job goes on, with the results of all. */
export const repeatJob = endpoint<void, Job>()('main', 'POST /jobs/repeat/:id', {
  ...OWN,
  // Only what the job itself had to do, and was refused or not reached.
  guard: 'proof',
  isShaped: hasField('id'),
});
