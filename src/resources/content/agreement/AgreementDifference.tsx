import { useGetList, useGetOne, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { lineDiff } from '../../../domain/words/lineDiff';
import type { RecordOf } from '../../../entity/entity';
import { htmlOf } from '../../../fields/file/schema';
import { Card } from '../../../framework/parts/Card';
import { DiffText } from '../../../ui/DiffText/DiffText';
import { htmlLines } from '../../../ui/SafeHtml/htmlLines';
import { Note } from '../../../ui/Text/Text';
import agreement from './agreement.entity';

type Agreement = RecordOf<typeof agreement>;

const NEWEST = { field: 'version', order: 'DESC' } as const;
const ALL = { page: 1, perPage: 100 };

/**
 * What is new in a version, line by line: a draft against the version in force, another one against the one before it.
 * The text is read as the preview shows it, so that nothing hidden is compared.
 */
export function AgreementDifference({ record }: { record: Partial<Agreement> }) {
  const translate = useTranslate();
  const { option, htmlFile, version, state = 'DRAFT' } = record;
  const versions = useGetList<Agreement>(
    agreement.name,
    { filter: { option: [option] }, pagination: ALL, sort: NEWEST },
    { retry: false, enabled: option !== undefined },
  );
  const other = versions.data?.find((one) =>
    state === 'DRAFT' ? one.state === 'IN_FORCE' : (one.version ?? 0) < (version ?? 0),
  );
  const read = useGetOne<Agreement>(
    agreement.name,
    { id: other?.id ?? 0 },
    { retry: false, enabled: other !== undefined },
  );
  const html = htmlFile && htmlOf(htmlFile);
  const before = read.data && htmlOf(read.data.htmlFile);
  const lines = useMemo(
    () =>
      html === undefined || before === undefined
        ? []
        : lineDiff(htmlLines(before), htmlLines(html)),
    [before, html],
  );
  if (option === undefined || html === undefined) return null;
  const changed = lines.filter(({ kind }) => kind !== 'same');
  return (
    <Card
      title={translate('content.agreement.difference')}
      read={other ? read : versions}
      empty={{ when: !other, title: translate('content.agreement.first') }}
    >
      <Note>
        {changed.length === 0
          ? translate('content.agreement.no_difference', { version: other?.version })
          : translate('content.agreement.differs', {
              version: other?.version,
              come: changed.filter(({ kind }) => kind === 'new').length,
              gone: changed.filter(({ kind }) => kind === 'gone').length,
            })}
      </Note>
      {changed.length > 0 && <DiffText lines={lines} />}
    </Card>
  );
}
