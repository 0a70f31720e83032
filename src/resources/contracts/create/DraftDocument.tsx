import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { Suspense, lazy, useMemo } from 'react';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { htmlDataUrl } from '../../../entity/kinds/htmlFile';
import { readPreview } from '../api';
import type { ContractDraft } from './ContractDraft';
import '../contracts.css';

const HtmlPreview = lazy(() =>
  import('../../../entity/kinds/views/HtmlPreview').then((module) => ({
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
      <h3 className="u-card-title">{translate('contracts.create.document')}</h3>
      {error ? (
        <p role="alert">
          {translate('contracts.create.document_failed')}{' '}
          <button type="button" className="u-text-button" onClick={() => void refetch()}>
            {translate('action.retry')}
          </button>
        </p>
      ) : data ? (
        <Suspense fallback={<span className="u-skeleton" aria-busy="true" />}>
          <Sheet html={data.html} />
        </Suspense>
      ) : (
        <span className="u-skeleton" aria-busy="true" />
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
