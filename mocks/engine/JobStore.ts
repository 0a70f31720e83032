import { randomUUID } from 'node:crypto';
import type { Job, JobResultRow } from '../../src/framework/jobs/api';

/** How far a piece of long work is. */
type Progress = Pick<Job, 'state' | 'done' | 'total' | 'leftMs'>;

/** A piece of long work as its room starts it. */
export interface StartedJob extends Pick<Job, 'kind' | 'label' | 'route' | 'startedAt'> {
  look(): Progress;
  /** Ends it before it is done; absent where that is not possible. */
  stop?(by: string): void;
  /** What became of each record, in a language as calls name it; absent where its page says it all. */
  result?(language: string | null): JobResultRow[];
}

/** Long work of every staff member, until they have seen what became of it. */
export class JobStore {
  private jobs: (StartedJob & { id: string; by: string })[] = [];

  /** A job of the same kind and page takes the place of the person's earlier one. @returns its id */
  start(by: string, job: StartedJob): string {
    const id = randomUUID();
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
      .map(({ id, kind, label, route, startedAt, look, stop, result }) => {
        const progress = look();
        return {
          id,
          kind,
          label,
          route,
          startedAt,
          ...progress,
          canStop: stop !== undefined && progress.state === 'RUNNING',
          hasResult: result !== undefined && progress.state !== 'RUNNING',
        };
      })
      .reverse();
  }

  /** @returns false where the person has no such job that can be stopped now */
  stop(userId: string, id: string): boolean {
    const job = this.jobs.find((one) => one.id === id && one.by === userId);
    if (!job?.stop || job.look().state !== 'RUNNING') return false;
    job.stop(userId);
    return true;
  }

  /** What is over and was seen is gone. @returns false where the person has no such job, or it still runs */
  see(userId: string, id: string): boolean {
    const job = this.jobs.find((one) => one.id === id && one.by === userId);
    if (!job || job.look().state === 'RUNNING') return false;
    this.jobs = this.jobs.filter((one) => one !== job);
    return true;
  }

  /** @returns undefined where the person has no such job, or none with a result */
  resultOf(userId: string, id: string, language: string | null): JobResultRow[] | undefined {
    return this.jobs.find((one) => one.id === id && one.by === userId)?.result?.(language);
  }
}
