import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { ActionButton } from '../../../framework/record/ActionButton';
import { RecordSections } from '../../../framework/record/RecordSections';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { useMay } from '../../../framework/useMay';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { CORRECT_WRITES } from '../rights';
import { recordPath } from '../../../entity/paths';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Card } from '../../../framework/parts/Card';
import { Attempts } from '../write/Attempts';
import { Comparison } from '../write/Comparison';
import type { WriteRecord } from '../write/WriteRecord';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Actions, PageStack, PageHead } from '../../../ui/Page/Page';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { readReport } from '../write/api';
import { RecordName } from '../../../ui/RecordHead/RecordHead';

/**
 * One of our records at the registry: ours beside the registry's, and its correction with before and after
 * (docs/domain/registries.md 2.1, 2.3).
 */
export function Page() {
  const { id = '' } = useParams();
  const { entity } = useEntity('zms-writer');
  const translate = useTranslate();
  const may = useMay();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data, error, refetch } = useQuery<WriteRecord, Error & { status?: number }>({
    queryKey: ['zms-writer', 'record', id],
    queryFn: ({ signal }) => dataProvider.call(readReport, { params: { id }, signal }),
    retry: false,
  });
  const title = translate('menu.credit_registry.search_edit');
  if (error?.status === 404)
    return <EmptyState kind="no-match" level={1} title={translate('common.not_found_title')} />;
  if (error) return <EmptyState kind="failed" level={1} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton aria-busy="true" />;
  const full = recordPath('zms-writer', 'show', data.id);
  return (
    <PageStack>
      <PageHead>
        <RecordName>
          <PageTitle>{`${title}: ${data.loanCode}`}</PageTitle>
          <FieldValue entity={entity} field="writeStatus" record={data} />
        </RecordName>
        <Actions>
          <Button to="/zms-search">{translate('creditRegistry.edit.back')}</Button>
          {full && may(entity.access.show) && (
            <Button to={full}>{translate('creditRegistry.edit.record')}</Button>
          )}
          <ActionButton entity={entity} record={data} action="correct_write" main />
        </Actions>
      </PageHead>
      {!may(CORRECT_WRITES) && (
        <Notice role="status">{translate('creditRegistry.edit.no_right')}</Notice>
      )}
      {data.writeStatus === 'FAILED' && (
        <Notice tone="danger" role="status">
          {data.error}
        </Notice>
      )}
      <Card title={translate('creditRegistry.writes.compare')} flush>
        <Comparison record={data} />
      </Card>
      <RecordSections entity={entity} record={data} />
      <Card title={translate('creditRegistry.writes.history')} flush>
        <Attempts resource="zms-writer" id={data.id} />
      </Card>
    </PageStack>
  );
}
