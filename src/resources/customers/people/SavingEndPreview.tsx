import { useTranslate, type RaRecord } from 'ra-core';
import { useMoneyHeading } from '../../../crud/useLabels';
import { today } from '../../../domain/clock';
import { formatMoney } from '../../../domain/money';
import { endSaving, type SavingEnd, type SavingFigures } from '../../../domain/savings/figures';
import { SAVING } from '../../../domain/settings';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';

/** What a cash-out does: the same reckoning as the gateway's. */
export const CashOutPreview = ({ record }: { record: RaRecord }) => (
  <Preview record={record} end="CASH_OUT" />
);

/** What an early end does: the smaller interest, for the whole time. */
export const EarlyEndPreview = ({ record }: { record: RaRecord }) => (
  <Preview record={record} end="EARLY" />
);

function Preview({ record, end }: { record: RaRecord; end: SavingEnd }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const figures = record as unknown as SavingFigures;
  const { interest, correction, paidOut, after } = endSaving(figures, end, today());
  const row = (key: string, before: string, later: string) => ({
    label: heading(translate(`people.savings.preview.${key}`)),
    before: formatMoney(before),
    after: formatMoney(later),
  });
  return (
    <>
      <DiffTable
        rows={[
          row('interest', figures.capitalised, after.capitalised),
          row('paid', figures.paid, after.paid),
          row('balance', String(record.balance), '0.00'),
        ]}
      />
      <p>
        {translate(`people.savings.preview.${end === 'EARLY' ? 'early' : 'whole'}`, {
          interest: formatMoney(interest),
          correction: formatMoney(correction),
          share: SAVING.earlyRateShare,
        })}
      </p>
      <p>
        <b>{translate('people.savings.preview.paid_out', { amount: formatMoney(paidOut) })}</b>
      </p>
    </>
  );
}
