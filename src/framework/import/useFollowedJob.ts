import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Job } from '../jobs/api';
import { NO_JOBS_YET, useJobs } from '../jobs/useJobs';

/**
 * The person's newest job of a kind. Once it is over, also when it was tried once more, everything is read again that it has
 * changed.
 * @param isMeant finds it
 * @param roots how the names of the resources begin that it changes
 */
export function useFollowedJob(
  isMeant: (job: Job) => boolean,
  ...roots: readonly string[]
): Job | undefined {
  const client = useQueryClient();
  const jobs = useJobs();
  const job = jobs.find(isMeant);
  const begins = useRef(roots);
  /** The end that is known; undefined until the gateway has answered. */
  const known = useRef<string>(undefined);
  const isKnown = jobs !== NO_JOBS_YET;
  const end = job && job.state !== 'RUNNING' ? `${job.id} ${job.startedAt}` : '';
  useEffect(() => {
    if (!isKnown) return;
    // What was over when the page was opened has changed nothing since.
    if (known.current !== undefined && end !== '' && end !== known.current)
      void client.invalidateQueries({
        predicate: ({ queryKey: [name] }) =>
          begins.current.some((root) => String(name).startsWith(root)),
      });
    known.current = end;
  }, [client, end, isKnown]);
  return job;
}
