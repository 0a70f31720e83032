import { useTranslate } from '../../../i18n/useTranslate';
import { DESK } from '../../../domain/settings';
import { useNotices } from '../../../framework/notices/useNotices';
import { Card } from '../../../framework/parts/Card';
import { MomentText } from '../../../ui/Text/DateText';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { Sub } from '../../../ui/Text/Text';
import text from '../../../ui/Text/Text.module.css';
import { routeFor } from '../../routes';

/** The newest notifications that were not seen yet; all of them are under the bell. */
export function News() {
  const translate = useTranslate();
  const { notices, unread, see } = useNotices();
  if (unread === 0) return null;
  const fresh = notices.filter(({ isSeen }) => !isSeen).slice(0, DESK.notices);
  return (
    <Card title={translate('desk.news', { count: unread })} data-part="desk-news">
      <Stack as="ul" gap={10} className={text.small}>
        {fresh.map((notice) => {
          const { id, title, body, createdAt, route } = notice;
          return (
            <li key={id}>
              {route?.startsWith('/') && routeFor(route) ? (
                <Link to={route} onClick={() => see(notice)}>
                  {title}
                </Link>
              ) : (
                <strong>{title}</strong>
              )}
              {body && <div>{body}</div>}
              {createdAt && (
                <Sub>
                  <MomentText value={createdAt} />
                </Sub>
              )}
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}
