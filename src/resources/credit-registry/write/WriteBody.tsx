import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { RecordSections } from '../../../framework/record/RecordSections';
import { Card } from '../../../framework/parts/Card';
import entity from './write.entity';
import type { ReportList } from './api';
import { NoticeCard } from '../../settings/document/NoticeCard';
import { Attempts } from './Attempts';
import { Comparison } from './Comparison';
import type { WriteRecord } from './WriteRecord';
import { Notice } from '../../../ui/Notice/Notice';

/** The report of a loan: ours beside the registry's, its facts, and every attempt to write it. */
export function WriteBody({ resource }: { resource: ReportList }) {
  const record = useRecordContext<WriteRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      {record.writeStatus === 'FAILED' && (
        <Notice tone="danger" role="status">
          {record.error}
        </Notice>
      )}
      {record.writeStatus === 'SCHEDULED' && (
        <Notice tone="pending" role="status">
          {translate('creditRegistry.writes.scheduled_note')}
        </Notice>
      )}
      <Card title={translate('creditRegistry.writes.compare')} flush>
        <Comparison record={record} />
      </Card>
      <RecordSections entity={entity} record={record} />
      <NoticeCard list={resource} record={record} name={String(record.loanCode)} />
      <Card title={translate('creditRegistry.writes.history')} flush>
        <Attempts resource={resource} id={record.id} />
      </Card>
    </>
  );
}
