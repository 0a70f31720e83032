import { useTranslate } from '../../../i18n/useTranslate';
import { DESK } from '../../../domain/settings';
import { Card } from '../../../framework/parts/Card';
import { Link } from '../../../ui/Link/Link';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import text from '../../../ui/Text/Text.module.css';
import { RecentName } from '../palette/RecentName';
import { useRecentPlaces } from '../palette/useRecentPlaces';

/** The records that were open lately in this tab. */
export function RecentRecords() {
  const translate = useTranslate();
  const places = useRecentPlaces().slice(0, DESK.recent);
  if (places.length === 0) return null;
  return (
    <Card title={translate('palette.groups.recent')} data-part="desk-recent">
      <Stack as="ul" gap={6} className={text.small}>
        {places.map(({ resource, id, to }) => (
          <Row as="li" between key={to}>
            <Link to={to}>
              <RecentName resource={resource} id={id} />
            </Link>
            <Muted>{translate(`resources.${resource}.name`, { smart_count: 1 })}</Muted>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
