import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { readListedPerson, type ListedPerson } from './api';

/** Asks who is behind a register number, and what of that person's is open and waits. Rejects with `GatewayError`. */
export function useFindPerson(): (regnum: string, signal?: AbortSignal) => Promise<ListedPerson> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useCallback(
    (regnum, signal) => dataProvider.call(readListedPerson, { body: { regnum }, signal }),
    [dataProvider],
  );
}
