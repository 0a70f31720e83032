import { useTranslate, type RaRecord } from 'ra-core';
import { ConsequenceTable } from '../../ui/base/ConsequenceTable';
import { formatMoney } from '../../domain/money';

/** What a grant rests on and what it makes. */
export function GrantPreview({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.car-loan/loan-requests.fields.${field}`);
  return (
    <>
      <ConsequenceTable
        irreversible={false}
        rows={[
          {
            label: label('requestedAmount'),
            before: null,
            after: formatMoney(record.requestedAmount),
          },
          { label: label('cap'), before: null, after: formatMoney(record.cap) },
          { label: label('collateralId'), before: null, after: formatMoney(record.allowedPrice) },
        ]}
      />
      <p>{translate('carLoans.grant_makes')}</p>
    </>
  );
}
