import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { type SystemSettings, USUAL_SYSTEM } from '../../../domain/systemSettings';
import { readSystemSettings } from './api';

/** Settings hold for this long before they are asked for again, ms. */
const FRESH_MS = 60_000;

/** The settings in force; the usual ones until the gateway has answered (docs/domain/content-and-messaging.md 5.2). */
export function useSystemSettings(): SystemSettings {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data } = useQuery({
    // Below the records' own key, so that a change of them asks for these again.
    queryKey: ['system_settings', 'in-force'],
    queryFn: ({ signal }) => dataProvider.call(readSystemSettings, { signal }),
    staleTime: FRESH_MS,
    retry: false,
  });
  return data ?? USUAL_SYSTEM;
}
