import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useShowContext } from 'ra-core';
import { useCallback } from 'react';
import { useMay } from '../../../framework/useMay';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { manifestFor } from '../../../entity/manifests';
import { readUnmasked } from './customerApi';

/** Where a customer has what a record shows under another name, or has in two places; the first that is there counts. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  regnum: ['regnum', 'companyRegnum'],
  companyPhone: ['phone'],
};

/**
 * Reveals one masked value of the customer on screen, or of the customer behind the loan or contract on screen: a call
 * of its own, which the gateway logs at the customer (docs/domain/calls.md 5.2). Nothing for those who may not see
 * customers. The answer is never cached.
 */
export function useCustomerReveal(): ((field: string) => Promise<string>) | undefined {
  const { record, resource } = useShowContext();
  return useRevealOf(resource === 'customers' ? record?.id : record?.customerId);
}

/** The same of the customer with this id; nothing without one. */
export function useRevealOf(customerId: unknown): ((field: string) => Promise<string>) | undefined {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const may = useMay();
  const id = typeof customerId === 'number' || typeof customerId === 'string' ? customerId : '';
  const reveal = useCallback(
    async (field: string) => {
      const whole = await dataProvider.call(readUnmasked, { params: { id } });
      void queryClient.invalidateQueries({ queryKey: ['customers', 'history', String(id)] });
      const source = SOURCES[field]?.find((name) => whole[name] != null) ?? field;
      return String(whole[source] ?? '');
    },
    [dataProvider, id, queryClient],
  );
  return id !== '' && may(manifestFor('customers')?.access.show) ? reveal : undefined;
}
