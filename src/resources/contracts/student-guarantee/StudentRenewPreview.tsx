import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { formatMoney } from '../../../domain/money';
import { useMoneyHeading } from '../../../framework/useLabels';
import { RenewNote } from '../contract/actions/RenewPreview';
import type studentGuarantee from './studentGuarantee.entity';

/** What a renewal does to the present contract, and the most that it may lend: what those who are bound answer for. */
export function StudentRenewPreview({ record }: { record: RecordOf<typeof studentGuarantee> }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <>
      <RenewNote />
      <p>
        {heading(translate('contract_rules.limit_max'))}:{' '}
        <b>{formatMoney(record.liabilityTotal)}</b>
      </p>
    </>
  );
}
