import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { Notice } from '../../../ui/Notice/Notice';
import type entity from './savingImage.entity';

/** What taking the picture back does not change: the savings that carry it. */
export function SavingImageAlerts() {
  const translate = useTranslate();
  const { openSavings = 0 } = useRecordContext<RecordOf<typeof entity>>() ?? {};
  if (!openSavings) return null;
  return <Notice>{translate('content.savingImage.carried', { smart_count: openSavings })}</Notice>;
}
