import { useRecordContext, useTranslate } from 'ra-core';
import { useFieldLabel } from '../../../../framework/useLabels';
import type { ContractRecord } from '../ContractRecord';
import { AlertList } from '../../../../ui/AlertList/AlertList';

/** What is not as it should be with the contract: a failed signature, a failed write, the archive, the cession. */
export function ContractAlerts() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
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
    record.isArchive && {
      key: 'archive',
      tone: 'caution' as const,
      text: translate('actionBlocks.archived'),
    },
    record.isCessioned && {
      key: 'cession',
      tone: 'caution' as const,
      text: `${label('owner')}: ${record.owner ?? '—'}`,
    },
  ].filter((alert) => alert !== false && alert !== null && alert !== undefined);
  return <AlertList alerts={alerts} />;
}
