import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSession } from '../../auth/useSession';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { JOBS } from '../../domain/settings';
import { JOBS_KEY, readJobs, type Job } from './api';

/** What is known of them before the gateway has answered. */
export const NO_JOBS_YET: Job[] = [];

/**
 * The person's own long work (docs/domain/calls.md 3.8): asked for often while something runs, seldom otherwise. A failed
 * look is not worth a toast: the next one repeats it.
 */
export function useJobs(): readonly Job[] {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data = NO_JOBS_YET } = useQuery({
    queryKey: [...JOBS_KEY, useSession()?.user.id],
    queryFn: ({ signal }) => dataProvider.call(readJobs, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some((job) => job.state === 'RUNNING') ? JOBS.runningMs : JOBS.restingMs,
    retry: false,
  });
  return data;
}
