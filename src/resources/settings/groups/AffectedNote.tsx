import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { Link } from '../../../ui/Link/Link';
import { Note } from '../../../ui/Text/Text';
import { routeFor } from '../../routes';
import { useMay } from '../../../framework/useMay';
import type { SettingGroups, SettingsRecord } from './settingGroups';

interface Props {
  settings: SettingGroups;
  group: string;
  record: SettingsRecord;
}

/** Whom a change of a group concerns, with the way to them for who may see them; nothing while it is not known. */
export function AffectedNote({ settings, group, record }: Props) {
  const translate = useTranslate();
  const may = useMay();
  const found = settings.countOf(record, group);
  if (!found) return null;
  const words = translate(settings.affectedOf(group), { count: formatCount(found.count) });
  const page = found.to && routeFor(found.to.split('?')[0]);
  return (
    <Note>{found.to && page && may(page.access) ? <Link to={found.to}>{words}</Link> : words}</Note>
  );
}
