import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { Notice } from '../../../ui/Notice/Notice';
import type institute from './institute.entity';

type Institute = RecordOf<typeof institute>;

/** Cancelled: it and its students are not in the app any more. */
export function CancelPreview({ record: { students } }: { record: Institute }) {
  const translate = useTranslate();
  return (
    <Notice tone="warning">
      {translate('merchants.institute.hides', { count: students ?? 0 })}
    </Notice>
  );
}

/** Registered again: both come back. */
export function RegisterPreview({ record: { students } }: { record: Institute }) {
  const translate = useTranslate();
  return (
    <Notice tone="info">{translate('merchants.institute.shows', { count: students ?? 0 })}</Notice>
  );
}
