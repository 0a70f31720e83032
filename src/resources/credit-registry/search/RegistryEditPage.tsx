import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { ActButton } from '../../../crud/record/ActButton';
import { RecordSections } from '../../../crud/record/RecordSections';
import { FieldValue } from '../../../crud/FieldValue';
import { useEntity } from '../../../crud/loadEntity';
import { useMay } from '../../../crud/useMay';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { CORRECT_WRITES } from '../../../domain/lifecycles/registryRights';
import { recordPath } from '../../../entity/paths';
import { EmptyState } from '../../../ui/base/EmptyState';
import { PageTitle } from '../../../ui/base/PageTitle';
import { Card } from '../../../crud/parts/Card';
import { Attempts } from '../write/Attempts';
import { Comparison } from '../write/Comparison';
import type { WriteRecord } from '../write/WriteRecord';
import { readReport } from '../api';
import '../../../crud/crud.css';
import '../../loans/loans.css';
import '../registry.css';

/** One of our records at the registry: ours beside the registry's, and its correction with before and after (domain 4.10). */
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
  if (!data) return <span className="u-skeleton" aria-busy="true" />;
  const full = recordPath('zms-writer', 'show', data.id);
  return (
    <div className="u-page">
      <header className="u-page-head">
        <div className="u-record-name">
          <PageTitle>{`${title}: ${data.loanCode}`}</PageTitle>
          <FieldValue entity={entity} field="writeStatus" record={data} />
        </div>
        <div className="u-acts">
          <Link className="u-button" to="/zms-search">
            {translate('creditRegistry.edit.back')}
          </Link>
          {full && may(entity.access.show) && (
            <Link className="u-button" to={full}>
              {translate('creditRegistry.edit.record')}
            </Link>
          )}
          <ActButton entity={entity} record={data} action="correct_write" main />
        </div>
      </header>
      {!may(CORRECT_WRITES) && (
        <div className="u-notice" role="status">
          {translate('creditRegistry.edit.no_right')}
        </div>
      )}
      {data.writeStatus === 'FAILED' && (
        <div className="u-notice" data-tone="danger" role="status">
          {data.error}
        </div>
      )}
      <Card title={translate('creditRegistry.writes.compare')} flush className="registry-scroll">
        <Comparison record={data} />
      </Card>
      <RecordSections entity={entity} record={data} />
      <Card title={translate('creditRegistry.writes.history')} flush className="registry-scroll">
        <Attempts resource="zms-writer" id={data.id} />
      </Card>
    </div>
  );
}
