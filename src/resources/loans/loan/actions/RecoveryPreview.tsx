import { useTranslate } from '../../../../i18n/useTranslate';
import { isPositive } from '../../../../domain/lending/amounts';
import { claimLeft, type RecoveryResult } from '../../../../domain/lending/recovery';
import { formatMoney } from '../../../../domain/money';
import { useLoanHeading } from '../parts/useLoanHeading';
import { previewOf, type ViewProps } from './ActionPreview';
import { DiffTable } from '../../../../ui/DiffTable/DiffTable';
import { calculateRecovery } from './calculateActions';
import { SourceNotes } from './SourceNotes';
import { Notice } from '../../../../ui/Notice/Notice';

function View({ result, context }: ViewProps<RecoveryResult>) {
  const translate = useTranslate();
  const heading = useLoanHeading();
  const { before, after, temporary } = result;
  return (
    <>
      <SourceNotes context={context} />
      {isPositive(temporary) && (
        <Notice role="status">
          {translate('loanActions.pay.temporary', { amount: formatMoney(temporary) })}
        </Notice>
      )}
      <DiffTable
        rows={[
          {
            label: heading('recoveredAmount'),
            before: formatMoney(before.recovered),
            after: formatMoney(after.recovered),
          },
          {
            label: heading('offBalance'),
            before: formatMoney(claimLeft(before)),
            after: formatMoney(claimLeft(after)),
          },
        ]}
      />
      <Notice>{translate('loanActions.recovery.note')}</Notice>
    </>
  );
}

/** T16: what is still claimed and what has come, before and after; the closed loan stays as it is. */
export const RecoveryPreview = previewOf(calculateRecovery, View);
