import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';

/** Calls the main gateway; resolves with the answer's JSON, whose shape is still to be checked. */
export function useMainGateway(): (
  method: 'GET' | 'POST',
  path: string,
  signal?: AbortSignal,
) => Promise<unknown> {
  const provider = useDataProvider<UrtuuDataProvider>();
  return useCallback(
    (method, path, signal) => provider.call('main', method, path, { signal }),
    [provider],
  );
}
