import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import type { RecordOf } from '../../../entity/entity';
import { collectionPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { Link } from '../../../ui/Link/Link';
import { Note } from '../../../ui/Text/Text';
import type entity from './mailTemplate.entity';

/** The way to what went out by a template: exactly the mails that its record counts. */
export function SentByMail() {
  const translate = useTranslate();
  const maySee = useMay()('mail:list');
  const template = useRecordContext<RecordOf<typeof entity>>();
  if (!template?.sentCount || !maySee) return null;
  const query = new URLSearchParams({ filter: JSON.stringify({ templateId: [template.id] }) });
  return (
    <Note>
      <Link to={`${collectionPath('email', 'list') ?? ''}?${query.toString()}`}>
        {translate('mailTemplate.to_sent')}: {formatCount(template.sentCount)}
      </Link>
    </Note>
  );
}
