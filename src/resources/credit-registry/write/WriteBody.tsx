import { useRecordContext, useTranslate } from 'ra-core';
import { RecordSections } from '../../../crud/record/RecordSections';
import { anyEntity } from '../../../entity/entity';
import { Card } from '../../../crud/parts/Card';
import zmsWriter from '../zmsWriter';
import type { ReportList } from '../api';
import { Attempts } from './Attempts';
import { Comparison } from './Comparison';
import type { WriteRecord } from './WriteRecord';
import '../../loans/loans.css';
import '../registry.css';

const entity = anyEntity(zmsWriter);

/** The report of a loan: ours beside the registry's, its facts, and every attempt to write it. */
export function WriteBody({ resource }: { resource: ReportList }) {
  const record = useRecordContext<WriteRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      {record.writeStatus === 'FAILED' && (
        <div className="u-notice" data-tone="danger" role="status">
          {record.error}
        </div>
      )}
      {record.writeStatus === 'SCHEDULED' && (
        <div className="u-notice" data-tone="pending" role="status">
          {translate('creditRegistry.writes.scheduled_note')}
        </div>
      )}
      <Card title={translate('creditRegistry.writes.compare')} flush className="registry-scroll">
        <Comparison record={record} />
      </Card>
      <RecordSections entity={entity} record={record} />
      <Card title={translate('creditRegistry.writes.history')} flush className="registry-scroll">
        <Attempts resource={resource} id={record.id} />
      </Card>
    </>
  );
}
