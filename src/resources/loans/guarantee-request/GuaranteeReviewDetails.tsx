import { useRecordContext, useTranslate } from 'ra-core';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldHeading } from '../../../framework/useLabels';
import entity from './guaranteeRequest.entity';
import { Card } from '../../../framework/parts/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Notice } from '../../../ui/Notice/Notice';
import type { RecordOf } from '../../../entity/entity';

const CARDS = [
  ['guarantor', ['guarantorId', 'guarantorRegnum', 'guaranteedAmount']],
  ['borrower', ['borrowerId']],
  ['loan', ['loanId', 'lentAmount', 'loanState']],
] as const;

/** The guarantor, the borrower, the loan, and whether the loan goes on. */
export function GuaranteeReviewDetails({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  return (
    <>
      <Notice>{translate('evidence.guarantee_note')}</Notice>
      {record.loanState === 'FAILED_TO_PROCEED' && (
        <Notice tone="danger">{translate('enums.GuaranteeLoanState.FAILED_TO_PROCEED')}</Notice>
      )}
      {CARDS.map(([key, fields]) => (
        <Card key={key} title={translate(`evidence.${key}`)}>
          <Facts
            facts={fields.map((field) => [
              label(field),
              <FieldValue key={field} entity={entity} field={field} record={record} place="page" />,
            ])}
          />
        </Card>
      ))}
    </>
  );
}

/** The same on the request's own page. */
export function GuaranteeBody() {
  const record = useRecordContext<RecordOf<typeof entity>>();
  return record ? <GuaranteeReviewDetails record={record} /> : null;
}
