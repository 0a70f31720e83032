import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { collectionPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { WATCHED_GUIDE } from '../../../domain/bonus/points';
import type entity from './video.entity';

/** Of the guide: how many customers have had points for it, as a way to these points. */
export function VideoAlerts() {
  const translate = useTranslate();
  const maySee = useMay()('customer:list');
  const video = useRecordContext<RecordOf<typeof entity>>();
  if (!video?.isGuide) return null;
  const query = new URLSearchParams({ filter: JSON.stringify({ type: [WATCHED_GUIDE] }) });
  return (
    <Notice>
      {translate('content.video.guide', { smart_count: video.guideWatchers ?? 0 })}{' '}
      {maySee && (
        <Link to={`${collectionPath('bonus-points', 'list') ?? ''}?${query.toString()}`}>
          {translate('content.video.to_points')}
        </Link>
      )}
    </Notice>
  );
}
