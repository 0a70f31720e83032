import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { JOBS_KEY } from './api';

/** Has the top bar look again at once: something was started, or has ended. */
export function useRefreshJobs(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: JOBS_KEY }), [client]);
}
