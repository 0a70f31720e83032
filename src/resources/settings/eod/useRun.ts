import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, type Identifier } from 'ra-core';
import { useEffect, useRef } from 'react';
import { EOD } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { useRefreshJobs } from '../../../framework/jobs/useRefreshJobs';
import type entity from './eod.entity';
import type { RunFacts } from './run';

/** A run with everything that the gateway sends beside its fields. */
export type Run = RecordOf<typeof entity> & { readonly [K in keyof RunFacts]: RunFacts[K] };

/**
 * A run that is read again by itself until its day is closed, so that who comes in the middle, or only watches, sees where
 * it is. The log and the top bar follow its steps.
 */
export function useRun(id: Identifier | undefined) {
  const client = useQueryClient();
  const refreshJobs = useRefreshJobs();
  const read = useGetOne<Run>(
    'eod',
    { id: id ?? '' },
    {
      enabled: id !== undefined,
      retry: false,
      refetchInterval: ({ state }) => {
        const run = state.data as Partial<Run> | undefined;
        if (!run || run.state === 'DONE') return false;
        return run.state === 'RUNNING' ? EOD.runningMs : EOD.waitingMs;
      },
    },
  );
  const stand = read.data && `${read.data.state} ${read.data.stepsDone}`;
  const known = useRef(stand);
  useEffect(() => {
    if (known.current !== undefined && known.current !== stand) {
      void client.invalidateQueries({ queryKey: ['eod', 'getList'] });
      void client.invalidateQueries({ queryKey: ['eod', 'history'] });
      refreshJobs();
    }
    known.current = stand;
  }, [client, refreshJobs, stand]);
  // A row of the log is known before the whole run is there.
  const run: Run | undefined = read.data && 'steps' in read.data ? read.data : undefined;
  return { ...read, data: run };
}
