import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Job } from '../jobs/api';

/** Has everything read again that an import has changed, once it is over. @param roots how the names of the resources begin */
export function useJobEnd(job: Job | undefined, ...roots: readonly string[]): void {
  const client = useQueryClient();
  const ran = useRef<string>(undefined);
  const begins = useRef(roots);
  useEffect(() => {
    if (job?.state === 'RUNNING') ran.current = job.id;
    // One that was over when the page was opened has changed nothing since.
    else if (job && ran.current === job.id) {
      ran.current = undefined;
      void client.invalidateQueries({
        predicate: ({ queryKey: [name] }) =>
          begins.current.some((root) => String(name).startsWith(root)),
      });
    }
  }, [client, job]);
}
