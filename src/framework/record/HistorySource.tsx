import { useTranslate } from '../../i18n/useTranslate';
import type { HistoryRow } from '../../dataProviders/UrtuuDataProvider';
import { findManifest } from '../../entity/manifests';
import { recordPath } from '../../entity/paths';
import { hasMessage } from '../../i18n/i18nProvider';
import { useMay } from '../useMay';
import { Link } from '../../ui/Link/Link';

/**
 * What led to an action (docs/domain/interface.md 5.2): the other record, with the way to it for who may open it, or
 * words.
 */
export function HistorySource({ row }: { row: Pick<HistoryRow, 'source' | 'sourceRecord'> }) {
  const translate = useTranslate();
  const may = useMay();
  const { source = '', sourceRecord = '' } = row;
  const end = sourceRecord.lastIndexOf('/');
  const resource = sourceRecord.slice(0, Math.max(0, end));
  const known = `record.sources.${source}`;
  const name = `resources.${resource}.name`;
  const text = hasMessage(known)
    ? translate(known)
    : hasMessage(name)
      ? `${translate(name, { smart_count: 1 })} ${source}`
      : source;
  const manifest = findManifest(resource);
  const path = manifest && recordPath(manifest.name, 'show', sourceRecord.slice(end + 1));
  const opens = path && may(manifest.access.show);
  return (
    <>
      {translate('record.source')}: {opens ? <Link to={path}>{text}</Link> : text}
    </>
  );
}
