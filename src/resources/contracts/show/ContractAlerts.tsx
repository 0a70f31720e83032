import { useRecordContext, useTranslate } from 'ra-core';
import { useFieldLabel } from '../../../crud/useLabels';
import type { ContractRecord } from '../ContractRecord';

/** What is not as it should be with the contract: a failed signature, a failed write, the archive, the cession. */
export function ContractAlerts() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  const label = useFieldLabel('contract');
  if (!record) return null;
  const alerts = [
    record.signFailed && {
      key: 'signFailed',
      tone: 'danger',
      text: `${label('signFailed')}: ${record.signError ?? '—'}`,
    },
    record.zmsWriteStatus === 'FAILED' && {
      key: 'registry',
      tone: 'danger',
      text: `${label('zmsWriteError')}: ${record.zmsWriteError ?? '—'}`,
    },
    record.isArchive && { key: 'archive', tone: 'caution', text: translate('hindrances.archived') },
    record.isCessioned && {
      key: 'cession',
      tone: 'caution',
      text: `${label('owner')}: ${record.owner ?? '—'}`,
    },
  ].filter((alert) => alert !== false && alert !== null && alert !== undefined);
  if (alerts.length === 0) return null;
  return (
    <ul className="u-alerts">
      {alerts.map(({ key, tone, text }) => (
        <li key={key} className="u-notice" data-tone={tone}>
          {text}
        </li>
      ))}
    </ul>
  );
}
