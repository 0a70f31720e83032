import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import type { RecordOf } from '../../../entity/entity';
import { EntityListPage } from '../../../framework/list/EntityListPage';
import { ListFilterContext } from '../../../framework/list/permanentFilter';
import type entity from './donation.entity';

/** What was given, by whom and when; who gave without a name stays so. */
export function ContributionsTab() {
  const record = useRecordContext<RecordOf<typeof entity>>();
  const within = useMemo(() => ({ donationId: [record?.id] }), [record?.id]);
  if (!record) return null;
  return (
    <ListFilterContext value={within}>
      <EntityListPage key={record.id} name="donation_contribution" inRecord />
    </ListFilterContext>
  );
}
