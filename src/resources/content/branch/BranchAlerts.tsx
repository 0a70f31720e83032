import { useRecordContext } from 'ra-core';
import { Notice } from '../../../ui/Notice/Notice';
import type { Branch } from './api';
import { NextChange } from './NextChange';

/** When the branch opens or closes next. */
export function BranchAlerts() {
  const record = useRecordContext<Branch>();
  return (
    record && (
      <Notice tone={record.openNow === 'OPEN' ? 'success' : 'info'}>
        <NextChange opening={record.facts?.opening} />
      </Notice>
    )
  );
}
