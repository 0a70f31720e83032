import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider, useDataProvider } from 'ra-core';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import { FieldValue } from '../../../framework/FieldValue';
import { RecordSections } from '../../../framework/record/RecordSections';
import { masked } from '../../../entity/masked';
import { represent } from '../../../entity/represent';
import { useFieldLabel } from '../../../framework/useLabels';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { CustomerAlerts } from './CustomerAlerts';
import { readUnmasked } from './customerApi';
import { CustomerSubtitle } from './CustomerSubtitle';
import { RevealContext } from '../../../fields/shared/RevealContext';
import { CustomerContractTab } from './tabs/CustomerContractTab';
import { CustomerLoanBalanceTab } from './tabs/CustomerLoanBalanceTab';
import { StatesTable } from './tabs/StatesTable';
import { useRevealOf } from './useCustomerReveal';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { RecordHead, RecordStack } from '../../../ui/RecordHead/RecordHead';

const FACTS = ['creditLimit', 'level', 'score', 'nplStatus'] as const;

/**
 * A customer as the people of another tenant see it: read only, with the way to the contracts and loans, and each masked
 * value revealed by a call of its own. There is no call for them but the one without masks, so its answer is masked
 * here.
 */
export function Page() {
  const { id = '' } = useParams();
  const { entity } = use(loadEntity('customers'));
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const translate = useTranslate();
  const label = useFieldLabel('customers');
  const reveal = useRevealOf(id);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['customers', 'tenant', id],
    queryFn: async ({ signal }) => {
      const whole = await dataProvider.call(readUnmasked, { params: { id }, signal });
      return masked(whole, entity.fields);
    },
    retry: false,
    // What was asked for without masks does not outlive the page.
    gcTime: 0,
  });
  if (isPending) return <Skeleton aria-busy="true" />;
  if (error) {
    const { status, requestId } = error as { status?: number; requestId?: string };
    return status === 404 ? (
      <EmptyState
        kind="no-match"
        level={1}
        title={translate('error.customer_not_found')}
        text={translate('record.not_found')}
      />
    ) : (
      <EmptyState kind="failed" level={1} reference={requestId} onRetry={() => void refetch()} />
    );
  }
  return (
    <RecordContextProvider value={data}>
      <RevealContext value={{ reveal, of: { resource: 'customers', id: data.id } }}>
        <RecordStack>
          <RecordHead
            name={
              <>
                <PageTitle>{represent('customers', data)}</PageTitle>
                <FieldValue entity={entity} field="state" record={data} />
              </>
            }
            sub={<CustomerSubtitle />}
            facts={FACTS.map((field) => ({
              key: field,
              label: label(field),
              value: <FieldValue entity={entity} field={field} record={data} />,
            }))}
          />
          <CustomerAlerts />
          <RecordSections entity={entity} record={data} />
          <CustomerContractTab />
          <CustomerLoanBalanceTab />
          <StatesTable id={data.id} />
        </RecordStack>
      </RevealContext>
    </RecordContextProvider>
  );
}
