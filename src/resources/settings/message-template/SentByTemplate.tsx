import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { collectionPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { formatCount } from '../../../domain/formatCount';
import { Link } from '../../../ui/Link/Link';
import { Note } from '../../../ui/Text/Text';
import type entity from './messageTemplate.entity';

/** The way to what went out by a template: exactly the messages that its record counts. */
export function SentByTemplate() {
  const translate = useTranslate();
  const maySee = useMay()('app-manage-sms:list');
  const template = useRecordContext<RecordOf<typeof entity>>();
  if (!template?.sentCount || !maySee) return null;
  const query = new URLSearchParams({
    filter: JSON.stringify({ templateId: [template.id], state: ['SENT', 'DELIVERED', 'FAILED'] }),
  });
  return (
    <Note>
      <Link to={`${collectionPath('sms', 'list') ?? ''}?${query.toString()}`}>
        {translate('messageTemplate.to_sent')}: {formatCount(template.sentCount)}
      </Link>
    </Note>
  );
}
