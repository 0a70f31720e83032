import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '../../auth/useSession';
import { JOBS_KEY, type Job } from './api';

/** Shows a job that the gateway has just answered with, before the next look finds it. */
export function useAddJob(): (job: Job) => void {
  const client = useQueryClient();
  const person = useSession()?.user.id;
  return useCallback(
    (job) => {
      client.setQueryData<Job[]>([...JOBS_KEY, person], (jobs = []) => [job, ...jobs]);
      void client.invalidateQueries({ queryKey: JOBS_KEY });
    },
    [client, person],
  );
}
