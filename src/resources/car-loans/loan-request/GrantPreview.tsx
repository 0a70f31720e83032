import { useTranslate } from '../../../i18n/useTranslate';
import { useFieldHeading } from '../../../framework/useLabels';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { TypedRateNotice } from '../../loans/loan/parts/TypedRateNotice';
import { formatMoney } from '../../../domain/money';
import entity from './loanRequest.entity';
import type { RecordOf } from '../../../entity/entity';

/** What a grant rests on and what it makes. */
export function GrantPreview({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  return (
    <>
      <DiffTable
        rows={[
          {
            label: label('requestedAmount'),
            before: null,
            after: formatMoney(record.requestedAmount),
          },
          { label: label('cap'), before: null, after: formatMoney(record.cap) },
          { label: label('allowedPrice'), before: null, after: formatMoney(record.allowedPrice) },
        ]}
      />
      <p>{translate('carLoans.grant_makes')}</p>
      <TypedRateNotice />
    </>
  );
}
