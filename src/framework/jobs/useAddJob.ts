import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '../../auth/useSession';
import { JOBS_KEY, type Job } from './api';

/** Shows a job that the gateway has just begun or gone on with, before the next look finds it. */
export function useAddJob(): (job: Job) => void {
  const client = useQueryClient();
  const person = useSession()?.user.id;
  return useCallback(
    (job) => {
      client.setQueryData<Job[]>([...JOBS_KEY, person], (jobs = []) => [
        job,
        ...jobs.filter(({ id }) => id !== job.id),
      ]);
      void client.invalidateQueries({ queryKey: JOBS_KEY });
    },
    [client, person],
  );
}
