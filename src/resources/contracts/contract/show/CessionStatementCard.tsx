import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { formatMoney } from '../../../../domain/money';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { useTenants } from '../../../../dataProviders/useTenants';
import { CardHead, CardTitle, Surface } from '../../../../ui/Card/Card';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import { Facts } from '../../../../ui/Facts/Facts';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Muted } from '../../../../ui/Text/Text';
import type { ContractRecord } from '../ContractRecord';
import { useCession } from '../useCession';

/** The statement of a ceded contract: whose the repayments are, and what changed hands (docs/domain/contracts.md 8.3). */
export function CessionStatementCard({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { data: tenants } = useTenants();
  const { data, error, refetch } = useCession(record.id);
  const label = (key: KeyBelow<'contracts.cession'>) => translate(`contracts.cession.${key}`);
  const nameOf = (alias: unknown) =>
    tenants?.find((tenant) => tenant.alias === alias)?.name ?? String(alias ?? '–');
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton aria-busy="true" />;
  const parts = [
    { key: 'before', owner: nameOf(record.cededFrom), part: data.before },
    { key: 'after', owner: nameOf(record.owner), part: data.after },
  ] as const;
  return (
    <Surface as="section">
      <CardHead>
        <CardTitle>{label('statement')}</CardTitle>
        <Muted>{data.on}</Muted>
      </CardHead>
      <Facts
        sums
        facts={[
          [heading(label('handed_over')), formatMoney(data.handedOver)],
          [heading(label('left')), formatMoney(data.left)],
        ]}
      />
      <DataTable
        inner
        caption={label('statement')}
        columns={[
          { key: 'part', head: label('part'), isName: true, cell: ({ key }) => label(key) },
          { key: 'owner', head: label('owner'), cell: ({ owner }) => owner },
          {
            key: 'receipts',
            head: label('receipts'),
            numeric: true,
            cell: ({ part }) => part.receipts,
          },
          {
            key: 'repaid',
            head: heading(label('repaid')),
            numeric: true,
            cell: ({ part }) => formatMoney(part.repaid),
          },
          {
            key: 'principal',
            head: heading(label('principal')),
            numeric: true,
            cell: ({ part }) => formatMoney(part.principal),
          },
        ]}
        rows={parts}
        keyOf={({ key }) => key}
      />
    </Surface>
  );
}
