import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { RecordSections } from '../../../framework/record/RecordSections';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Card } from '../../../framework/parts/Card';
import entity from './check.entity';
import { readCheckResult } from './api';
import type { Check } from './Check';
import { CheckHistory } from './CheckHistory';
import { LoanTotals } from './LoanTotals';
import { RegistryLoans } from './RegistryLoans';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';

/**
 * What the registry answered: totals by class, the loans, and every other check of the customer
 * (docs/domain/registries.md 1.1).
 */
export function CheckBody() {
  const check = useRecordContext<Check>();
  const translate = useTranslate();
  if (!check) return null;
  return (
    <>
      {check.state === 'AVAILABLE' && <Result check={check} />}
      <RecordSections entity={entity} record={check} />
      <Card title={translate('creditRegistry.checks.history')} flush>
        <CheckHistory check={check} />
      </Card>
    </>
  );
}

function Result({ check }: { check: Check }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['zms', 'result', String(check.id)],
    queryFn: ({ signal }) =>
      dataProvider.call(readCheckResult, { params: { id: check.id }, signal }),
    retry: false,
  });
  const title = translate('creditRegistry.checks.loans');
  return (
    <Card title={title} flush>
      {error ? (
        <EmptyState kind="failed" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton aria-busy="true" />
      ) : data.loans.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={translate('creditRegistry.checks.no_loans')}
          text=""
        />
      ) : (
        <>
          <LoanTotals loans={data.loans} />
          <RegistryLoans loans={data.loans} caption={title} />
        </>
      )}
    </Card>
  );
}
