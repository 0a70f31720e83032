import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { Notice } from '../../../ui/Notice/Notice';
import type loanRequests from './loanRequest.entity';

/** What closing a granted request takes back. */
export function ClosePreview({ record }: { record: RecordOf<typeof loanRequests> }) {
  const translate = useTranslate();
  if (record.state !== 'granted') return null;
  return <Notice tone="caution">{translate('carLoans.close_cancels')}</Notice>;
}
