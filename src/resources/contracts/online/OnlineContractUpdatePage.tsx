import { useGetList, useTranslate } from 'ra-core';
import { use } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FieldValue } from '../../../crud/FieldValue';
import { loadEntity } from '../../../crud/loadEntity';
import { useFieldLabel } from '../../../crud/useLabels';
import { EmptyState } from '../../../ui/base/EmptyState';
import { KeyFacts } from '../../../ui/base/KeyFacts';
import { PageTitle } from '../../../ui/base/PageTitle';
import type { ContractRecord } from '../ContractRecord';
import contract from '../contract';
import { ContractDocument } from '../show/ContractDocument';
import { AmendForm } from './AmendForm';
import '../../../crud/crud.css';

const entity = contract;
const FACTS = ['type', 'customerName', 'regnum', 'limit', 'version'] as const;

/** Changes an online contract: a new text and limit replace the old ones as the next version (decisions 16: `?id=`). */
export function Page() {
  use(loadEntity('contract'));
  const translate = useTranslate();
  const [search] = useSearchParams();
  const id = Number(search.get('id')) || null;
  return (
    <div className="u-page">
      <header className="u-page-head">
        <PageTitle>{translate('menu.contracts.online_update')}</PageTitle>
      </header>
      {id === null ? (
        <EmptyState kind="nothing-yet" text={translate('contracts.online.no_id')}>
          <Link className="u-button" to="/online/contract/list">
            {translate('contracts.online.to_list')}
          </Link>
        </EmptyState>
      ) : (
        <Update id={id} />
      )}
    </div>
  );
}

function Update({ id }: { id: number }) {
  const translate = useTranslate();
  const label = useFieldLabel('contract');
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
  if (isPending) return <span className="u-skeleton" aria-busy="true" />;
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
      <section className="u-card u-card-body" aria-label={number}>
        <h2 className="u-card-title">
          {number} <FieldValue entity={entity} field="state" record={record} />
        </h2>
        <KeyFacts
          facts={FACTS.map((field) => ({
            key: field,
            label: label(field),
            value: <FieldValue entity={entity} field={field} record={record} />,
          }))}
        />
      </section>
      <AmendForm key={`${record.id}.${record.version}`} record={record} />
      <section className="u-card">
        <header className="u-section-head">
          <h2 className="u-card-title">{translate('enums.ContractTab.versions')}</h2>
        </header>
        <div className="u-section-body">
          <ContractDocument id={record.id} number={number} />
        </div>
      </section>
    </>
  );
}
