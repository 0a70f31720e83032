import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSession } from '../../auth/useSession';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { JOBS } from '../../domain/settings';
import { JOBS_KEY, readJobs, type Job } from './api';

const none: Job[] = [];
/**
 * The person's own long work (docs/domain/calls.md 3.8): asked for often while something runs, seldom otherwise. A failed
 * look is not worth a toast: the next one repeats it.
 */
export function useJobs(): readonly Job[] {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data = none } = useQuery({
    queryKey: [...JOBS_KEY, useSession()?.user.id],
    queryFn: ({ signal }) => dataProvider.call(readJobs, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some((job) => job.state === 'RUNNING') ? JOBS.runningMs : JOBS.restingMs,
    retry: false,
  });
  return data;
}
