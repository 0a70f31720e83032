import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldFacts } from '../../../framework/FieldFacts';
import { useMay } from '../../../framework/useMay';
import { COURT } from '../rights';
import entity from './courtRecord.entity';
import { Card } from '../../../framework/parts/Card';
import { ClaimCard, type CourtRecord } from './ClaimCard';
import { LetterCard } from './LetterCard';
import { NoLetterCard } from './NoLetterCard';
import { PrintedLetters } from './PrintedLetters';
import { CardFlow } from '../../../ui/Card/Card';
import { isOfFraud } from './lifecycle';

/**
 * A loan at court: the claim with R17 (docs/domain/money.md 9.1), the course of the case, the letter and its printed
 * copies (docs/domain/lending.md 11.3, 11.6). The claim of a fraud case has no letter (docs/domain/money.md 4.4).
 */
export function CourtRecordBody() {
  const record = useRecordContext<CourtRecord>();
  const may = useMay();
  const translate = useTranslate();
  if (!record) return null;
  const letter = { id: record.id, code: String(record.loanCode) };
  return (
    <>
      <CardFlow>
        <ClaimCard record={record} />
        {entity.show?.map(({ key, fields }) => (
          <Card key={key} title={translate(`resources.court-list.sections.${key}`)}>
            <FieldFacts entity={entity} fields={fields} record={record} />
          </Card>
        ))}
      </CardFlow>
      {may(COURT) && (
        <CardFlow>
          {isOfFraud(record) ? (
            <NoLetterCard code={letter.code} />
          ) : (
            <>
              {record.state !== 'closed' && <LetterCard {...letter} />}
              <PrintedLetters {...letter} />
            </>
          )}
        </CardFlow>
      )}
    </>
  );
}
