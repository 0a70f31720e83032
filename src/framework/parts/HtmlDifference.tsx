import { useMemo } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { lineDiff } from '../../domain/words/lineDiff';
import { Card } from './Card';
import type { QueryResult } from './QueryResult';
import { DiffText } from '../../ui/DiffText/DiffText';
import { htmlLines } from '../../ui/SafeHtml/htmlLines';
import { Note } from '../../ui/Text/Text';
import { htmlOf, type StoredFile } from '../../fields/file/schema';

interface Props {
  /** The version that is looked at. */
  file: StoredFile;
  /** The version that it is compared with, once it is read; nothing where there is none. */
  before: { version: number | null | undefined; file: StoredFile | undefined } | undefined;
  /** What the comparison waits for. */
  read: Pick<QueryResult<unknown>, 'data' | 'error' | 'refetch'>;
}

/**
 * What is new in a version of an HTML document, line by line. The text is read as the preview shows it, so that nothing
 * hidden is compared.
 */
export function HtmlDifference({ file, before, read }: Props) {
  const translate = useTranslate();
  const html = htmlOf(file);
  const former = before?.file && htmlOf(before.file);
  const lines = useMemo(
    () =>
      html === undefined || former === undefined
        ? []
        : lineDiff(htmlLines(former), htmlLines(html)),
    [former, html],
  );
  if (html === undefined) return null;
  const changed = lines.filter(({ kind }) => kind !== 'same');
  const version = before?.version;
  return (
    <Card
      title={translate('kinds.file.difference')}
      read={read}
      empty={{ when: !before, title: translate('kinds.file.first_version') }}
    >
      <Note>
        {changed.length === 0
          ? translate('kinds.file.no_difference', { version })
          : translate('kinds.file.differs', {
              version,
              come: changed.filter(({ kind }) => kind === 'new').length,
              gone: changed.filter(({ kind }) => kind === 'gone').length,
            })}
      </Note>
      {changed.length > 0 && <DiffText lines={lines} />}
    </Card>
  );
}
