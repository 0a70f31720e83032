import { useTranslate } from '../../../i18n/useTranslate';
import { useSystemSettings } from '../../settings/system/useSystemSettings';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { Surface } from '../../../ui/Card/Card';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Notice } from '../../../ui/Notice/Notice';
import { cx } from '../../../ui/cx';
import textStyles from '../../../ui/Text/Text.module.css';
import { readLoginFigures } from './api';
import stackStyles from '../../../ui/Stack/Stack.module.css';

/** How many accounts failed again and again, with the way to them. */
export function FailedLoginSummary() {
  const translate = useTranslate();
  const { failuresFlagged: times } = useSystemSettings();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { setFilters } = useListContext();
  const { data, error, refetch } = useQuery({
    queryKey: ['login-attempts-list', 'figures'],
    queryFn: ({ signal }) => dataProvider.call(readLoginFigures, { signal }),
    retry: false,
  });
  if (error)
    return (
      <Surface className={stackStyles.strip} role="alert">
        {translate('customerLists.login.failed')}
        <Button variant="text" size="small" onClick={() => void refetch()}>
          {translate('action.retry')}
        </Button>
      </Surface>
    );
  if (!data) return <Skeleton aria-busy="true" />;
  if (data.accounts === 0)
    return (
      <Surface className={cx(stackStyles.strip, textStyles.muted)} as="p">
        {translate('customerLists.login.none', { times })}
      </Surface>
    );
  return (
    <Notice
      className={stackStyles.strip}
      tone="critical"
      role="region"
      aria-label={translate('customerLists.login.title')}
    >
      {translate('customerLists.login.flagged', { times, count: data.accounts })}
      <Button
        variant="text"
        size="small"
        onClick={() => setFilters({ sign: 'IN_A_ROW' }, undefined, false)}
      >
        {translate('customerLists.login.show')}
      </Button>
    </Notice>
  );
}
