import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Suspense, lazy, useMemo } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { htmlDataUrl } from '../../../../fields/file/schema';
import { readPreview } from '../api';
import type { ContractDraft } from './ContractDraft';
import { CardTitle } from '../../../../ui/Card/Card';
import { Button } from '../../../../ui/Button/Button';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';

const HtmlPreview = lazy(() =>
  import('../../../../fields/file/HtmlPreview').then((module) => ({
    default: module.HtmlPreview,
  })),
);

/** The whole text of the contract as it would be made, read before it is confirmed; sanitised like every document. */
export function DraftDocument({ draft: { customerId, type } }: { draft: ContractDraft }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['contract', 'preview', String(customerId), type],
    queryFn: ({ signal }) =>
      dataProvider.call(readPreview, {
        query: { customerId: String(customerId), type: String(type) },
        signal,
      }),
    retry: false,
  });
  return (
    <section aria-label={translate('contracts.create.document')}>
      <CardTitle as="h3">{translate('contracts.create.document')}</CardTitle>
      {error ? (
        <p role="alert">
          {translate('contracts.create.document_failed')}{' '}
          <Button variant="text" size="small" onClick={() => void refetch()}>
            {translate('action.retry')}
          </Button>
        </p>
      ) : data ? (
        <Suspense fallback={<Skeleton aria-busy="true" />}>
          <Sheet html={data.html} />
        </Suspense>
      ) : (
        <Skeleton aria-busy="true" />
      )}
    </section>
  );
}

function Sheet({ html }: { html: string }) {
  const file = useMemo(
    () => ({
      name: 'contract.html',
      type: 'text/html',
      size: new TextEncoder().encode(html).length,
      data: htmlDataUrl(html),
    }),
    [html],
  );
  return <HtmlPreview file={file} />;
}
