import { useRecordContext, useTranslate } from 'ra-core';
import { useFieldLabel } from '../../../../framework/useLabels';
import type { ContractRecord } from '../ContractRecord';
import { Stack } from '../../../../ui/Stack/Stack';
import { Notice } from '../../../../ui/Notice/Notice';

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
  if (alerts.length === 0) return null;
  return (
    <Stack as="ul" data-part="alerts">
      {alerts.map(({ key, tone, text }) => (
        <li key={key}>
          <Notice tone={tone}>{text}</Notice>
        </li>
      ))}
    </Stack>
  );
}
