import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { HtmlPreview } from '../../../fields/file/HtmlPreview';
import { FieldValue } from '../../../framework/FieldValue';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';
import agreement from './agreement.entity';

/** The text of a version in a frame that can reach nothing, below what its author says is new in it. */
export function AgreementText({ record }: { record: RecordOf<typeof agreement> }) {
  const translate = useTranslate();
  return (
    <Card title={translate('content.agreement.text')} data-part="agreement-text">
      <Stack gap={12}>
        <FieldValue entity={agreement} field="summary" record={record} place="page" />
        <HtmlPreview file={record.htmlFile} />
      </Stack>
    </Card>
  );
}
