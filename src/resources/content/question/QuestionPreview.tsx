import { useTranslate } from '../../../i18n/useTranslate';
import { durationText } from '../../../domain/durationText';
import { QUESTION } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { fileAddress, type StoredFile } from '../../../fields/file/schema';
import { FieldValue } from '../../../framework/FieldValue';
import {
  PhonePicture,
  PhonePreview,
  PhoneText,
  PhoneTile,
} from '../../../ui/PhonePreview/PhonePreview';
import { Row } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import question from './question.entity';

/** An answer as it is offered. */
interface Shown {
  readonly answer?: string | null;
  readonly picture?: StoredFile | null;
}

/** The question as a customer has it in front: which answers are right is not said. */
export function QuestionPreview({ record }: { record: Partial<RecordOf<typeof question>> }) {
  const translate = useTranslate();
  const { text, type, answerType, answers, pictures, point, duration } = record;
  const mark = type === 'MultiOption' ? '☐' : '○';
  const isPictured = answerType === 'IMAGE';
  const shown: readonly Shown[] = (isPictured ? pictures : answers) ?? [];
  return (
    <PhonePreview help={translate('content.question.preview_help')}>
      <PhoneTile>
        <PhoneText>
          <Row between>
            <Note>{point ? translate('content.question.points', { smart_count: point }) : ''}</Note>
            <Note>{duration ? durationText(duration) : ''}</Note>
          </Row>
          {record.category && (
            <Note>
              <FieldValue entity={question} field="category" record={record} />
            </Note>
          )}
          <b>{text}</b>
          {type === 'MultiOption' && <Note>{translate('content.question.several')}</Note>}
        </PhoneText>
      </PhoneTile>
      {shown.map((one, index) => (
        <PhoneTile key={index}>
          {isPictured && (
            <PhonePicture
              src={one.picture ? fileAddress(one.picture, 'image/') : undefined}
              ratio={QUESTION.ratio}
            />
          )}
          <PhoneText>
            <Row style={{ flexWrap: 'nowrap', alignItems: 'start' }}>
              <span aria-hidden="true">{mark}</span>
              <span>{one.answer}</span>
            </Row>
          </PhoneText>
        </PhoneTile>
      ))}
    </PhonePreview>
  );
}
