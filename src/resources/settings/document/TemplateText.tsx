import { useGetList, useGetOne } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { HtmlDifference } from '../../../framework/parts/HtmlDifference';
import { HtmlPreview } from '../../../fields/file/HtmlPreview';
import { FieldValue } from '../../../framework/FieldValue';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';
import template from './documentTemplate.entity';

type Template = RecordOf<typeof template>;

const NEWEST = { field: 'version', order: 'DESC' } as const;
const ALL = { page: 1, perPage: 100 };

/** The text with its variables as they are written, and what is new in it: a draft against the active version. */
export function TemplateText({ record }: { record: Template }) {
  const translate = useTranslate();
  const { category, type, version, state } = record;
  const versions = useGetList<Template>(
    template.name,
    { filter: { category: [category] }, pagination: ALL, sort: NEWEST },
    { retry: false },
  );
  const other = versions.data?.find(
    (one) =>
      (one.type ?? null) === (type ?? null) &&
      (state === 'DRAFT' ? one.state === 'ACTIVE' : (one.version ?? 0) < (version ?? 0)),
  );
  const read = useGetOne<Template>(
    template.name,
    { id: other?.id ?? 0 },
    { retry: false, enabled: other !== undefined },
  );
  return (
    <Stack gap={16}>
      <Card title={translate('documentTemplate.text')} data-part="template-text">
        <Stack gap={12}>
          <FieldValue entity={template} field="summary" record={record} place="page" />
          <HtmlPreview file={record.htmlFile} />
        </Stack>
      </Card>
      <HtmlDifference
        file={record.htmlFile}
        before={other && { version: other.version, file: read.data?.htmlFile }}
        read={other ? read : versions}
      />
    </Stack>
  );
}
