import { useRecordContext } from 'ra-core';
import { useFieldLabel } from '../../../../framework/useLabels';
import type { ContractRecord } from '../ContractRecord';
import { AlertList } from '../../../../ui/AlertList/AlertList';

/** What is not as it should be with the contract: a failed signature, a failed write. */
export function ContractAlerts() {
  const record = useRecordContext<ContractRecord>();
  const label = useFieldLabel('contract');
  if (!record) return null;
  const alerts = [
    record.signFailed && {
      key: 'signFailed',
      tone: 'danger' as const,
      text: `${label('signFailed')}: ${record.signError ?? '—'}`,
    },
    record.zmsWriteStatus === 'FAILED' && {
      key: 'registry',
      tone: 'danger' as const,
      text: `${label('zmsWriteError')}: ${record.zmsWriteError ?? '—'}`,
    },
  ].filter((alert) => alert !== false && alert !== null && alert !== undefined);
  return <AlertList alerts={alerts} />;
}
