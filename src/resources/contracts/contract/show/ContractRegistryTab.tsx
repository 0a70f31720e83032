import { useRecordContext } from 'ra-core';
import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import type { ContractRecord } from '../ContractRecord';
import { CardHead, CardTitle, Surface } from '../../../../ui/Card/Card';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { AttemptsTable } from '../../../credit-registry/write/AttemptsTable';
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
  const text = (key: KeyBelow<'contracts.registry'>) => translate(`contracts.registry.${key}`);
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
        <AttemptsTable
          caption={translate('resources.contract.tabs.registry')}
          heads={{ at: text('at'), code: text('code'), by: text('by'), error: text('error') }}
          rows={data}
        />
      )}
    </Surface>
  );
}
