import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useShowContext } from 'ra-core';
import { useCallback } from 'react';
import { useMay } from '../../../../framework/useMay';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { manifestFor } from '../../../../entity/manifests';
import { readUnmasked } from '../../../customers/customer/customerApi';
import type { Loan } from '../useLoanFigures';

/**
 * Reveals the customer's masked values on the loan's page by the customer's own call, which the gateway logs at the
 * customer (docs/domain/calls.md 5.2); for those who may see customers. The answer is never cached.
 */
export function useLoanReveal(): ((field: string) => Promise<string>) | undefined {
  const { record } = useShowContext<Loan>();
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
      const value = field === 'regnum' ? (whole.regnum ?? whole.companyRegnum) : whole[field];
      return String(value ?? '');
    },
    [customerId, dataProvider, queryClient],
  );
  return customerId && may(manifestFor('customers')?.access.show) ? reveal : undefined;
}
