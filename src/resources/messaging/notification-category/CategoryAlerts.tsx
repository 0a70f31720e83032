import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { NOTIFICATION_CATEGORY } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { collectionPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import type entity from './notificationCategory.entity';

/** What became of the notifications of this type, as a way to their log; and that nobody gets any, where it is so. */
export function CategoryAlerts() {
  const translate = useTranslate();
  const maySee = useMay()('notificatin-log:list');
  const category = useRecordContext<RecordOf<typeof entity>>();
  if (!category) return null;
  const query = new URLSearchParams({ filter: JSON.stringify({ type: [category.type] }) });
  return (
    <>
      {!category.isApp && !category.isMail && (
        <Notice tone="warning">{translate('messages.category.off')}</Notice>
      )}
      <Notice>
        {translate('messages.category.lately', {
          days: NOTIFICATION_CATEGORY.lately,
          sent: category.sentLately ?? 0,
          seen: category.seenLately ?? 0,
        })}{' '}
        {maySee && (
          <Link to={`${collectionPath('notification', 'list') ?? ''}?${query.toString()}`}>
            {translate('messages.category.to_log')}
          </Link>
        )}
      </Notice>
    </>
  );
}
