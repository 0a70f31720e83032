import { useRecordContext, useTranslate } from 'ra-core';
import { useUserName } from '../../../../dataProviders/useUserName';
import { CreditRegistryWriteCode } from '../../../../domain/enums/credit-registry';
import { toneOf } from '../../../../domain/enums/readEnum';
import { DateTimeText } from '../../../../ui/Text/DateText';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import { EnumChip } from '../../../../ui/Chip/EnumChip';
import type { ContractRecord } from '../ContractRecord';
import { CardHead, CardTitle, Surface } from '../../../../ui/Card/Card';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { contractParts } from '../api';

/** Every attempt to report the contract to the credit registry, the newest first (docs/domain/registries.md 2.5). */
export function ContractRegistryTab() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useRecordPart(
    'contract',
    contractParts['registry-writes'],
    record?.id,
  );
  if (!record) return null;
  const text = (key: string) => translate(`contracts.registry.${key}`);
  return (
    <Surface as="section">
      <CardHead>
        <CardTitle>{translate('resources.contract.tabs.registry')}</CardTitle>
      </CardHead>
      {error ? (
        <EmptyState kind="failed" reference={error.requestId} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton aria-busy="true" />
      ) : data.length === 0 ? (
        <EmptyState kind="nothing-yet" text={translate('contracts.registry.none')} />
      ) : (
        <DataTable
          caption={translate('resources.contract.tabs.registry')}
          columns={[
            { key: 'at', head: text('at'), cell: ({ at }) => <DateTimeText value={at} /> },
            {
              key: 'code',
              head: text('code'),
              cell: ({ code }) => (
                <EnumChip
                  name="CreditRegistryWriteCode"
                  value={code}
                  tone={toneOf(CreditRegistryWriteCode, code)}
                />
              ),
            },
            {
              key: 'by',
              head: text('by'),
              cell: ({ by }) => (by ? <Author id={by} /> : translate('record.by_system')),
            },
            { key: 'error', head: text('error'), cell: ({ error: cause }) => cause ?? '—' },
          ]}
          rows={data}
          keyOf={({ id }) => id}
        />
      )}
    </Surface>
  );
}

const Author = ({ id }: { id: string }) => <span>{useUserName(id)}</span>;
