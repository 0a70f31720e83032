import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import type { RecordOf } from '../../../entity/entity';
import { EntityListPage } from '../../../framework/list/EntityListPage';
import { ListFilterContext } from '../../../framework/list/permanentFilter';
import type agreement from './agreement.entity';

/** Who accepted this version, and when. */
export function AcceptancesTab() {
  const record = useRecordContext<RecordOf<typeof agreement>>();
  const within = useMemo(() => ({ agreementId: [record?.id] }), [record?.id]);
  if (!record) return null;
  return (
    <ListFilterContext value={within}>
      <EntityListPage key={record.id} name="agreement_acceptance" inRecord />
    </ListFilterContext>
  );
}
