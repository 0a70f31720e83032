import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldFacts } from '../../../framework/FieldFacts';
import entity from './guaranteeRequest.entity';
import { Card } from '../../../framework/parts/Card';
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
  return (
    <>
      <Notice>{translate('evidence.guarantee_note')}</Notice>
      {record.loanState === 'FAILED_TO_PROCEED' && (
        <Notice tone="danger">{translate('enums.GuaranteeLoanState.FAILED_TO_PROCEED')}</Notice>
      )}
      {CARDS.map(([key, fields]) => (
        <Card key={key} title={translate(`evidence.${key}`)}>
          <FieldFacts entity={entity} fields={fields} record={record} />
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
