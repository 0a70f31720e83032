import { useRecordContext, useTranslate } from 'ra-core';
import { use } from 'react';
import { loadEntity } from '../../../crud/loadEntity';
import { RecordTable } from '../../../crud/record/RecordTable';
import { recordPath } from '../../../entity/paths';
import { EmptyState } from '../../../ui/base/EmptyState';
import { MoneyText } from '../../../ui/base/MoneyText';
import type { ContractRecord } from '../ContractRecord';
import { useContractLoans } from './useContractLoans';
import '../contracts.css';

const COLUMNS = [
  'code',
  'state',
  'lentAmount',
  'balance',
  'refundDate',
  'overdueDays',
  'classification',
];

/** The loans under the contract and what is owed on them together. */
export function ContractLoansTab() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <section className="u-card contract-scroll">
      <header className="u-section-head">
        <h2 className="u-card-title">{translate('enums.ContractTab.loans')}</h2>
        {record.facts && (
          <span className="u-muted">
            {translate('contracts.loans.open', { count: record.facts.openLoans })}
          </span>
        )}
      </header>
      <LoanTable id={record.id} />
    </section>
  );
}

function LoanTable({ id }: { id: number | string }) {
  const translate = useTranslate();
  const { entity } = use(loadEntity('loans'));
  const { data, error, isPending, refetch, allowed, balance } = useContractLoans(id);
  if (!allowed)
    return <EmptyState kind="no-permission" text={translate('contracts.loans.no_right')} />;
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (isPending) return <span className="u-skeleton" aria-busy="true" />;
  if (data.length === 0)
    return <EmptyState kind="nothing-yet" text={translate('contracts.loans.none')} />;
  return (
    <RecordTable
      entity={entity}
      columns={COLUMNS}
      records={data}
      caption={translate('enums.ContractTab.loans')}
      linkOf={(loan) => recordPath('loans', 'show', loan.id)}
      foot={
        <tr>
          <th scope="row" colSpan={3}>
            {translate('contracts.loans.total')}
          </th>
          <td className="u-num">
            <MoneyText value={balance} />
          </td>
          <td colSpan={3} />
        </tr>
      }
    />
  );
}
