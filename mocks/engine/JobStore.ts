import { newId } from './newId';
import type { Job, JobResultRow } from '../../src/framework/jobs/api';
import type { Caller } from './Caller';

/** How far a piece of long work is. */
type Progress = Pick<Job, 'state' | 'done' | 'total' | 'leftMs'>;

/** A piece of long work as its room starts it. */
export interface StartedJob extends Pick<Job, 'kind' | 'label' | 'route' | 'startedAt'> {
  look(): Progress;
  /** Ends it before it is done; absent where that is not possible. */
  stop?(by: string): void;
  /** How many of its records were not done, and can be tried once more; absent with `repeat`. */
  undone?(): number;
  /** Tries what was not done once more, in the name of who asks. @returns since when, an ISO instant @throws ApiError 403 */
  repeat?(who: Caller): string;
  /** What became of each record or step, in a language as calls name it. */
  result(language: string | null): JobResultRow[];
}

/** Long work of every staff member, until they have seen what became of it. */
export class JobStore {
  private jobs: (StartedJob & { id: string; by: string })[] = [];

  /** A job of the same kind and page takes the place of the person's earlier one. @returns its id */
  start(by: string, job: StartedJob): string {
    const id = newId();
    const isEarlier = (one: StartedJob & { by: string }) =>
      one.by === by && one.kind === job.kind && one.route === job.route;
    this.jobs = [...this.jobs.filter((one) => !isEarlier(one)), { ...job, id, by }];
    return id;
  }

  /** Everything goes on with time, whether or not anybody looks. */
  goOn(): void {
    for (const { look } of this.jobs) look();
  }

  /** The newest first. */
  of(userId: string): Job[] {
    return this.jobs
      .filter(({ by }) => by === userId)
      .map(jobOf)
      .reverse();
  }

  /** @returns undefined where the person has no such job */
  find(userId: string, id: string): Job | undefined {
    const job = this.own(userId, id);
    return job && jobOf(job);
  }

  private own = (userId: string, id: string) =>
    this.jobs.find((one) => one.id === id && one.by === userId);

  /** @returns false where the person has no such job that can be stopped now */
  stop(userId: string, id: string): boolean {
    const job = this.own(userId, id);
    if (!job?.stop || job.look().state !== 'RUNNING') return false;
    job.stop(userId);
    return true;
  }

  /** Tries once more what was not done. @returns false where nothing of such a job of the caller can be tried now */
  repeat(caller: Caller, id: string): boolean {
    const job = this.own(caller.id, id);
    if (!job?.repeat || jobOf(job).undone === 0) return false;
    job.startedAt = job.repeat(caller);
    return true;
  }

  /** What is over and was seen is gone. @returns false where the person has no such job, or it still runs */
  see(userId: string, id: string): boolean {
    const job = this.own(userId, id);
    if (!job || job.look().state === 'RUNNING') return false;
    this.jobs = this.jobs.filter((one) => one !== job);
    return true;
  }

  /** @returns undefined where the person has no such job */
  resultOf(userId: string, id: string, language: string | null): JobResultRow[] | undefined {
    return this.own(userId, id)?.result(language);
  }
}

function jobOf(job: StartedJob & { id: string }): Job {
  const { id, kind, label, route, startedAt, look, stop, undone } = job;
  const progress = look();
  const isRunning = progress.state === 'RUNNING';
  return {
    id,
    kind,
    label,
    route,
    startedAt,
    ...progress,
    canStop: stop !== undefined && isRunning,
    undone: isRunning ? 0 : (undone?.() ?? 0),
    hasResult: !isRunning,
  };
}
