import { useRecordContext } from 'ra-core';
import type { RecordOf } from '../../../entity/entity';
import { Notice } from '../../../ui/Notice/Notice';
import type branch from './branch.entity';
import { NextChange } from './NextChange';

/** When the branch opens or closes next. */
export function BranchAlerts() {
  const record = useRecordContext<RecordOf<typeof branch>>();
  return (
    record && (
      <Notice tone={record.openNow === 'OPEN' ? 'success' : 'info'}>
        <NextChange hours={record.schedule} />
      </Notice>
    )
  );
}
