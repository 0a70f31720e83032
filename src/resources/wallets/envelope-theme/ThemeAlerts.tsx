import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { collectionPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import type entity from './envelopeTheme.entity';

/** What changes of a theme reach: the envelopes from which somebody may still take, as a way to them. */
export function ThemeAlerts() {
  const translate = useTranslate();
  const maySee = useMay()('wa-envelope:list');
  const theme = useRecordContext<RecordOf<typeof entity>>();
  const live = theme?.liveEnvelopes ?? 0;
  if (!theme || live === 0) return null;
  const query = new URLSearchParams({
    filter: JSON.stringify({ themeId: theme.id, state: ['untouched', 'opened'] }),
  });
  return (
    <Notice>
      {translate('wallets.theme.live', { smart_count: live })}{' '}
      {maySee && (
        <Link to={`${collectionPath('envelopes', 'list') ?? ''}?${query.toString()}`}>
          {translate('wallets.theme.to_live')}
        </Link>
      )}
    </Notice>
  );
}
