import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMay } from '../../../framework/useMay';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { type LendingSettings, USUAL_SETTINGS } from '../../../domain/lending/lendingSettings';
import { readLendingSettings } from './api';

/** Settings hold for this long before they are asked for again, ms. */
const FRESH_MS = 60_000;

/** The lender's settings; the usual ones until the gateway has answered, and for people whom it would refuse. */
export function useLendingSettings(): LendingSettings {
  const may = useMay();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data } = useQuery({
    queryKey: ['loans', 'settings'],
    queryFn: ({ signal }) => dataProvider.call(readLendingSettings, { signal }),
    enabled: may(readLendingSettings.access),
    staleTime: FRESH_MS,
    retry: false,
  });
  return data ?? USUAL_SETTINGS;
}
