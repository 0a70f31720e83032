import { useTranslate } from 'ra-core';
import { claimLeft, type RecoveryResult } from '../../../domain/lending/recovery';
import { formatMoney } from '../../../domain/money';
import { useLoanHeading } from '../parts/useLoanHeading';
import { previewOf, type ViewProps } from './ActPreview';
import { ChangeTable } from './ChangeTable';
import { reckonRecovery } from './reckonActs';

function View({ result }: ViewProps<RecoveryResult>) {
  const translate = useTranslate();
  const heading = useLoanHeading();
  const { before, after, temporary } = result;
  return (
    <>
      {Number(temporary) > 0 && (
        <p className="u-notice" role="status">
          {translate('loanActs.pay.temporary', { amount: formatMoney(temporary) })}
        </p>
      )}
      <ChangeTable
        changes={[
          [heading('recoveredAmount'), formatMoney(before.recovered), formatMoney(after.recovered)],
          [heading('offBalance'), formatMoney(claimLeft(before)), formatMoney(claimLeft(after))],
        ]}
      />
      <p className="u-notice">{translate('loanActs.recovery.note')}</p>
    </>
  );
}

/** T16: what is still claimed and what has come, before and after; the closed loan stays as it is. */
export const RecoveryPreview = previewOf(reckonRecovery, View);
