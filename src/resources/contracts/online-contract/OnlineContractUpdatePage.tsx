import { useGetList } from 'ra-core';
import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { loadEntity } from '../../../framework/loadEntity';
import { useFieldHeading } from '../../../framework/useLabels';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { PageTitle } from '../../../ui/Page/PageTitle';
import type { ContractRecord } from '../contract/ContractRecord';
import contract from '../contract/contract.entity';
import { ContractDocument } from '../contract/show/ContractDocument';
import { ShownRecord } from '../../../framework/record/ShownRecord';
import { AmendForm } from './AmendForm';
import { PageStack, PageHead } from '../../../ui/Page/Page';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { CardBody, CardHead, CardTitle, Panel, Surface } from '../../../ui/Card/Card';

const entity = contract;
const FACTS = ['type', 'customerName', 'regnum', 'limit', 'version'] as const;

/**
 * Changes an online contract: a new text and limit replace the old ones as the next version
 * (docs/domain/contracts.md 11.2: `?id=`).
 */
export function Page() {
  use(loadEntity('contract'));
  const translate = useTranslate();
  const [search] = useSearchParams();
  const id = Number(search.get('id')) || null;
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.contracts.online_update')}</PageTitle>
      </PageHead>
      {id === null ? (
        <EmptyState kind="nothing-yet" text={translate('contracts.online.no_id')}>
          <Button to="/online/contract/list">{translate('contracts.online.to_list')}</Button>
        </EmptyState>
      ) : (
        <Update id={id} />
      )}
    </PageStack>
  );
}

function Update({ id }: { id: number }) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  // By the list of online contracts: its right opens this page.
  const { data, error, isPending, refetch } = useGetList<ContractRecord>(
    'online/contract/list',
    {
      filter: { id },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { retry: false },
  );
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton aria-busy="true" />;
  const record = data.at(0);
  if (!record)
    return (
      <EmptyState
        kind="no-match"
        title={translate('error.not_found')}
        text={translate('record.not_found')}
      />
    );
  const number = record.contractNumber ?? String(record.id);
  return (
    <>
      <Panel as="section" aria-label={number}>
        <CardTitle>
          {number} <FieldValue entity={entity} field="state" record={record} />
        </CardTitle>
        <KeyFacts
          facts={FACTS.map((field) => ({
            key: field,
            label: label(field),
            value: <FieldValue entity={entity} field={field} record={record} />,
          }))}
        />
      </Panel>
      <ShownRecord entity={entity} record={record}>
        {(shown) => <AmendForm key={`${record.id}.${record.version}`} record={shown} />}
      </ShownRecord>
      <Surface as="section">
        <CardHead>
          <CardTitle>{translate('resources.contract.tabs.versions')}</CardTitle>
        </CardHead>
        <CardBody>
          <ContractDocument id={record.id} number={number} />
        </CardBody>
      </Surface>
    </>
  );
}
