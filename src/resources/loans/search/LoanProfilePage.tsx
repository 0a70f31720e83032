import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { lookupOf, type Lookup } from '../../customers/customer/lookup';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { useTellFormer } from '../../../framework/parts/useTellFormer';
import { LookupForm } from '../../../framework/parts/LookupForm';
import { ProfileView } from './ProfileView';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { type LoanProfile, readLoanProfile } from './api';

/**
 * One customer's whole lending history (docs/domain/lending.md 16.2), found by register number or phone. The address
 * names the customer by id, so that it can be kept and sent without saying anything personal.
 */
export function Page() {
  use(loadEntity('loans'));
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const tellFormer = useTellFormer();
  const [params, setParams] = useSearchParams();
  const customer = params.get('customer') ?? undefined;
  const { data, error, refetch } = useQuery<LoanProfile, ReadFailure>({
    queryKey: ['loans', 'customer-profile', customer],
    queryFn: ({ signal }) => dataProvider.call(readLoanProfile, { body: { customer }, signal }),
    enabled: customer !== undefined,
    retry: false,
  });

  const find = async ({ kind, value }: Lookup) => {
    const found = await dataProvider.call(readLoanProfile, { body: { [kind]: value } });
    tellFormer(found.former);
    setParams({ customer: String(found.customer.id) });
    return undefined;
  };

  return (
    <PageStack>
      <PageTitle>{translate('menu.loans.customer_profile_search')}</PageTitle>
      <Panel>
        <LookupForm
          label="loanLists.profile.label"
          help="loanLists.profile.help"
          unknown="loanLists.profile.unknown"
          recognise={lookupOf}
          find={find}
          missing={() => ({ key: 'loanLists.profile.none' })}
        />
      </Panel>
      {error ? (
        error.status === 404 ? (
          <EmptyState kind="no-match" text={translate('loanLists.profile.none')} />
        ) : (
          <EmptyState kind="failed" reference={error.requestId} onRetry={() => void refetch()} />
        )
      ) : data ? (
        <ProfileView profile={data} />
      ) : (
        customer && <Skeleton aria-busy="true" />
      )}
    </PageStack>
  );
}
