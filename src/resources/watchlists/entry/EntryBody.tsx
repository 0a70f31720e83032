import { useRecordContext } from 'ra-core';
import type { RecordOf } from '../../../entity/entity';
import { RecordSections } from '../../../framework/record/RecordSections';
import { NoticeCard } from '../../settings/document/NoticeCard';
import entity from './entry.entity';

/** Who is listed and why, and what was told the person about it. */
export function EntryBody() {
  const record = useRecordContext<RecordOf<typeof entity>>();
  if (!record) return null;
  return (
    <>
      <RecordSections entity={entity} record={record} />
      <NoticeCard list="bw-list" record={record} name={String(record.name)} />
    </>
  );
}
