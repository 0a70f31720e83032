import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { missingPictures } from '../../../domain/webPictures';
import type { RecordOf } from '../../../entity/entity';
import { useFieldLabel } from '../../../framework/useLabels';
import { Notice } from '../../../ui/Notice/Notice';
import entity from './webContent.entity';

/** Which pictures a page still lacks. */
export function WebContentAlerts() {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const record = useRecordContext<RecordOf<typeof entity>>();
  const missing = record ? missingPictures(record.type, record) : [];
  if (missing.length === 0) return null;
  return (
    <Notice tone="caution">
      {translate('content.web.missing', { pictures: missing.map(label).join(', ') })}
    </Notice>
  );
}
