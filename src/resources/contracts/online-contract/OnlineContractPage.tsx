import { Form, useGetList, useGetOne } from 'ra-core';
import { use, useEffect, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import { useFieldLabel } from '../../../framework/useLabels';
import { reference } from '../../../fields';
import { kindViews } from '../../../fields/views';
import { represent } from '../../../entity/represent';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { PageTitle } from '../../../ui/Page/PageTitle';
import type { ContractRecord } from '../contract/ContractRecord';
import { OnlineContractCard } from './OnlineContractCard';
import { PageStack, PageHead } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';

/** A customer with more online contracts than this is no customer. */
const MOST = 50;

/** One customer's online contracts: state, steps, document (docs/domain/contracts.md 11.2: `?customerId=`). */
export function Page() {
  use(loadEntity('contract'));
  const translate = useTranslate();
  const [search] = useSearchParams();
  const customerId = Number(search.get('customerId')) || null;
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.contracts.online_contract')}</PageTitle>
      </PageHead>
      <Form key={customerId} defaultValues={{ customerId }}>
        <CustomerChoice />
      </Form>
      {customerId === null ? (
        <EmptyState kind="nothing-yet" text={translate('contracts.online.choose')} />
      ) : (
        <OnlineContracts customerId={customerId} />
      )}
    </PageStack>
  );
}

const customer = reference('customers');

/** Who is looked at: searched for by name, register number or phone; the choice is the address. */
function CustomerChoice() {
  const label = useFieldLabel('contract');
  const [search, setSearch] = useSearchParams();
  const chosen = useWatch({ name: 'customerId' }) as number | string | null;
  const { Input } = kindViews.reference;
  useEffect(() => {
    const next = chosen === null ? '' : String(chosen);
    if (next !== (search.get('customerId') ?? ''))
      setSearch(next ? { customerId: next } : {}, { replace: true });
  }, [chosen, search, setSearch]);
  return (
    <Suspense fallback={<Skeleton />}>
      <Input field={customer} source="customerId" label={label('customerId')} resource="contract" />
    </Suspense>
  );
}

function OnlineContracts({ customerId }: { customerId: number }) {
  const translate = useTranslate();
  const { data: who } = useGetOne('customers', { id: customerId }, { retry: false });
  const { data, error, isPending, refetch } = useGetList<ContractRecord>(
    'online/contract/list',
    {
      filter: { customerId },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: MOST },
    },
    { retry: false },
  );
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton aria-busy="true" />;
  if (data.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        title={who ? represent('customers', who) : undefined}
        text={translate('contracts.online.none')}
      />
    );
  return data.map((record) => <OnlineContractCard key={record.id} record={record} />);
}
