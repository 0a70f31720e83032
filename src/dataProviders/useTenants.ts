import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { readTenants } from './api';
import type { UrtuuDataProvider } from './UrtuuDataProvider';

/** More tenants than there are lenders on the platform. */
const MOST = 200;

/** The lenders on the platform, asked for once. */
export function useTenants() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: ['tenants', 'all'],
    queryFn: ({ signal }) =>
      dataProvider.call(readTenants, { query: { size: String(MOST) }, signal }),
    select: ({ content }) => content,
    staleTime: Infinity,
    retry: false,
  });
}

/** The name of a lender; its alias until the name is known, or when nobody has it. */
export function useTenantName(alias: string): string {
  const { data } = useTenants();
  return data?.find((tenant) => tenant.alias === alias)?.name ?? alias;
}
