import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { FieldValue } from '../../../framework/FieldValue';
import { PhonePreview, PhoneText, PhoneTile } from '../../../ui/PhonePreview/PhonePreview';
import { Row } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import option from './option.entity';

/** The box that a customer ticks before going on, and the text that it is about. */
export function OptionPreview({ record }: { record: Partial<RecordOf<typeof option>> }) {
  const translate = useTranslate();
  const { title, agreementCode, isRequired } = record;
  return (
    <PhonePreview help={translate('content.option.preview_help')}>
      <PhoneTile>
        <PhoneText>
          {record.moment && (
            <Note>
              <FieldValue entity={option} field="moment" record={record} />
            </Note>
          )}
          <Row style={{ flexWrap: 'nowrap', alignItems: 'start' }}>
            <span aria-hidden="true">☐</span>
            <b>{title}</b>
          </Row>
          {record.value && (
            <u>
              <FieldValue entity={option} field="value" record={record} />
              {agreementCode && ` (${agreementCode})`}
            </u>
          )}
          <Note>
            {translate(isRequired ? 'content.option.needed' : 'content.option.not_needed')}
          </Note>
        </PhoneText>
      </PhoneTile>
    </PhonePreview>
  );
}
