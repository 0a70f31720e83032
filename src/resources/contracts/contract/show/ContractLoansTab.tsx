import { useRecordContext } from 'ra-core';
import { use } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { loadEntity } from '../../../../framework/loadEntity';
import { RecordTable } from '../../../../framework/record/RecordTable';
import { recordPath } from '../../../../entity/paths';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import { MoneyText } from '../../../../ui/Text/MoneyText';
import type { ContractRecord } from '../ContractRecord';
import { CessionStatementCard } from './CessionStatementCard';
import { useContractLoans } from './useContractLoans';
import { Stack } from '../../../../ui/Stack/Stack';
import { CardHead, CardTitle, Surface } from '../../../../ui/Card/Card';
import { Muted } from '../../../../ui/Text/Text';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';

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
    <Stack gap={16}>
      <Surface as="section">
        <CardHead>
          <CardTitle>{translate('resources.contract.tabs.loans')}</CardTitle>
          {record.facts && (
            <Muted>{translate('contracts.loans.open', { count: record.facts.openLoans })}</Muted>
          )}
        </CardHead>
        <LoanTable id={record.id} />
      </Surface>
      {record.isCessioned && <CessionStatementCard record={record} />}
    </Stack>
  );
}

function LoanTable({ id }: { id: number | string }) {
  const translate = useTranslate();
  const { entity } = use(loadEntity('loans'));
  const { data, error, isPending, refetch, allowed, balance } = useContractLoans(id);
  if (!allowed)
    return <EmptyState kind="no-permission" text={translate('contracts.loans.no_right')} />;
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton aria-busy="true" />;
  if (data.length === 0)
    return <EmptyState kind="nothing-yet" text={translate('contracts.loans.none')} />;
  return (
    <RecordTable
      entity={entity}
      columns={COLUMNS}
      records={data}
      caption={translate('resources.contract.tabs.loans')}
      linkOf={(loan) => recordPath('loans', 'show', loan.id)}
      sums={{
        [COLUMNS[0]]: translate('contracts.loans.total'),
        balance: <MoneyText value={balance} />,
      }}
    />
  );
}
