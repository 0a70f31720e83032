import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney } from '../../../domain/money';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { readLeasingFigures } from './api';

const LIST = 'loans/leasing-refund';

/** Above the list: what all leasing repayments come to, by part. */
export function LeasingSummary() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const label = useFieldLabel(LIST);
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [LIST, 'figures'],
    queryFn: ({ signal }) => dataProvider.call(readLeasingFigures, { signal }),
    retry: false,
  });
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton aria-busy="true" />;
  const sum = (
    field: 'amount' | 'principalPaid' | 'interestPaid' | 'otherPaid',
    value: string,
  ) => ({
    key: field,
    label: heading(label(field)),
    value: formatMoney(value),
  });
  return (
    <KeyFacts
      facts={[
        {
          key: 'count',
          label: translate(`resources.${LIST}.name`, { smart_count: 2 }),
          value: formatCount(data.count),
        },
        sum('amount', data.amount),
        sum('principalPaid', data.principal),
        sum('interestPaid', data.interest),
        sum('otherPaid', data.other),
      ]}
    />
  );
}
