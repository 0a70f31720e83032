import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import { useSession } from '../../auth/useSession';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { JOBS } from '../../domain/settings';
import { readJobs, type Job } from './api';

const none: Job[] = [];
/** Under which the jobs are kept, before the person's id. */
export const KEY = ['shell', 'jobs'] as const;

/**
 * The person's own long work (docs/domain/calls.md 3.8): asked for often while something runs, seldom otherwise. A failed
 * look is not worth a toast: the next one repeats it.
 */
export function useJobs(): readonly Job[] {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data = none } = useQuery({
    queryKey: [...KEY, useSession()?.user.id],
    queryFn: ({ signal }) => dataProvider.call(readJobs, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some((job) => job.state === 'RUNNING') ? JOBS.runningMs : JOBS.restingMs,
    refetchIntervalInBackground: false,
    retry: false,
  });
  return data;
}

/** Has the top bar look again at once: something was started, or has ended. */
export function useRefreshJobs(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: KEY }), [client]);
}
