import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { reachedByCategory, type GivenAnswer } from '../../../domain/metacog';
import type { RecordOf } from '../../../entity/entity';
import { FieldValue } from '../../../framework/FieldValue';
import { PhonePreview, PhoneText, PhoneTile } from '../../../ui/PhonePreview/PhonePreview';
import { Row } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import metacog from './metacog.entity';

/** The result as the customer sees it: the points, by category too, and the bonus once it was awarded. */
export function ResultPreview({ record }: { record: Partial<RecordOf<typeof metacog>> }) {
  const translate = useTranslate();
  const { points, possible, bonus, bonusAllocated, answers } = record;
  const of = (reached: number, all: number) => `${formatCount(reached)} / ${formatCount(all)}`;
  return (
    <PhonePreview help={translate('content.metacog.preview_help')}>
      <PhoneTile>
        <PhoneText>
          <Row between>
            <FieldValue entity={metacog} field="result" record={record} place="page" />
            <b>{of(points ?? 0, possible ?? 0)}</b>
          </Row>
          {bonusAllocated === 'AWARDED' && (
            <Note>{translate('content.metacog.bonus', { smart_count: bonus ?? 0 })}</Note>
          )}
        </PhoneText>
      </PhoneTile>
      {(answers?.length ?? 0) > 0 && (
        <PhoneTile>
          <PhoneText>
            {reachedByCategory(answers as readonly GivenAnswer[]).map((one) => (
              <Row key={one.category} between>
                <span>{translate(`enums.QuestionCategory.${one.category}`)}</span>
                <span>{of(one.points, one.possible)}</span>
              </Row>
            ))}
          </PhoneText>
        </PhoneTile>
      )}
    </PhonePreview>
  );
}
