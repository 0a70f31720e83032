import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useShowContext } from 'ra-core';
import { useCallback } from 'react';
import { useMay } from '../../../../framework/useMay';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { manifestFor } from '../../../../entity/manifests';
import { readUnmasked } from '../../../customers/customer/customerApi';
import type { ContractRecord } from '../ContractRecord';

/**
 * Reveals the customer's masked register number by the customer's own call, which the gateway logs
 * (docs/domain/calls.md 5.2); for those who may see customers.
 */
export function useContractReveal(): ((field: string) => Promise<string>) | undefined {
  const { record } = useShowContext<ContractRecord>();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const may = useMay();
  const customerId = record?.customerId;
  const reveal = useCallback(
    async (field: string) => {
      const whole = await dataProvider.call(readUnmasked, { params: { id: customerId ?? '' } });
      void queryClient.invalidateQueries({
        queryKey: ['customers', 'history', String(customerId)],
      });
      const source = field === 'companyPhone' ? 'phone' : field;
      return String(whole[source] ?? whole.companyRegnum ?? '');
    },
    [customerId, dataProvider, queryClient],
  );
  return customerId && may(manifestFor('customers')?.access.show) ? reveal : undefined;
}
