import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import type { RecordOf } from '../../../entity/entity';
import { EntityListPage } from '../../../framework/list/EntityListPage';
import { ListFilterContext } from '../../../framework/list/permanentFilter';
import type entity from './logForwarding.entity';

/** What of this log was forwarded, batch by batch. */
export function BatchesTab() {
  const record = useRecordContext<RecordOf<typeof entity>>();
  const within = useMemo(() => ({ forwardingId: [record?.id] }), [record?.id]);
  if (!record) return null;
  return (
    <ListFilterContext value={within}>
      <EntityListPage key={record.id} name="log_batch" inRecord />
    </ListFilterContext>
  );
}
