import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import { use } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import { RecordSections } from '../../../framework/record/RecordSections';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import entity from './product.entity';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Card } from '../../../framework/parts/Card';
import { ProductLoans } from './ProductLoans';
import { readProductLoans } from './api';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import type { RecordOf } from '../../../entity/entity';

/** What is held, and the loans that it is calculated from. */
export function ProductBody() {
  // The words for loans are those of their own area.
  use(loadEntity('loans'));
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof entity>>();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const id = String(record?.id ?? '');
  const { data, error, refetch } = useQuery({
    queryKey: ['products', 'loans', id],
    queryFn: ({ signal }) => dataProvider.call(readProductLoans, { params: { id }, signal }),
    retry: false,
  });
  if (!record) return null;
  return (
    <>
      <RecordSections entity={entity} record={record} />
      <Card flush title={translate('customerLists.product.loans')} aside={data?.length}>
        {error ? (
          <EmptyState
            kind="failed"
            title={translate('customerLists.product.failed')}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <ProductLoans loans={data} />
        ) : (
          <Skeleton aria-busy="true" />
        )}
      </Card>
    </>
  );
}
