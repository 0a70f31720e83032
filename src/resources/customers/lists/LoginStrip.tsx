import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { CUSTOMER_LISTS } from '../../../domain/settings';
import { readLoginFigures } from './api';
import './customerLists.css';

const times = CUSTOMER_LISTS.failuresFlagged;

/** How many accounts failed again and again, with the way to them. */
export function LoginStrip() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { setFilters } = useListContext();
  const { data, error, refetch } = useQuery({
    queryKey: ['login-attempts-list', 'figures'],
    queryFn: ({ signal }) => dataProvider.call(readLoginFigures, { signal }),
    retry: false,
  });
  if (error)
    return (
      <div className="u-card cl-strip" role="alert">
        {translate('customerLists.login.failed')}
        <button type="button" className="u-text-button" onClick={() => void refetch()}>
          {translate('action.retry')}
        </button>
      </div>
    );
  if (!data) return <span className="u-skeleton" aria-busy="true" />;
  if (data.accounts === 0)
    return (
      <p className="u-card cl-strip u-muted">{translate('customerLists.login.none', { times })}</p>
    );
  return (
    <section
      className="u-notice cl-strip"
      data-tone="critical"
      aria-label={translate('customerLists.login.title')}
    >
      {translate('customerLists.login.flagged', { times, count: data.accounts })}
      <button
        type="button"
        className="u-text-button"
        onClick={() => setFilters({ sign: 'IN_A_ROW' }, undefined, false)}
      >
        {translate('customerLists.login.show')}
      </button>
    </section>
  );
}
