import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import type { RenewalResult } from '../../../../domain/lending/renewal';
import { formatMoney } from '../../../../domain/money';
import { BeforeAfterSchedule } from '../parts/BeforeAfterSchedule';
import { Facts } from '../../../../ui/Facts/Facts';
import { RenewalBounds } from './ActionBounds';
import { previewOf, type ViewProps } from './ActionPreview';
import { FiguresChange } from './FiguresChange';
import { calculateRenewal } from './calculateActions';
import { CardTitle } from '../../../../ui/Card/Card';
import { Notice } from '../../../../ui/Notice/Notice';

function View({ result }: ViewProps<RenewalResult>) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { before, after, date, carried, arrearsDate } = result;
  return (
    <>
      {arrearsDate && (
        <>
          <CardTitle as="h3">{translate('loanActions.renew.carried')}</CardTitle>
          <Facts
            sums
            facts={[
              [translate('loanActions.renew.carried_date'), arrearsDate],
              [heading(translate('loanActions.renew.interest')), formatMoney(carried.interest)],
              [
                heading(translate('enums.ReceiptPart.additionalInterest')),
                formatMoney(carried.additionalInterest),
              ],
              [heading(translate('enums.ReceiptPart.fees')), formatMoney(carried.fee)],
              [heading(translate('common.total')), <b key="total">{formatMoney(carried.total)}</b>],
            ]}
          />
        </>
      )}
      {after.watch && (
        <Notice>{translate('loanActions.renew.class_stays', { rows: after.watch.rows })}</Notice>
      )}
      <BeforeAfterSchedule before={before} after={after} date={date} />
      <FiguresChange change={result} />
    </>
  );
}

/** T11: the carried arrears, the new plan, and that the class does not improve by it. */
export const RenewPreview = previewOf(calculateRenewal, View, RenewalBounds);
