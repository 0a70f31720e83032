import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { today } from '../../../domain/clock';
import { minus, smaller } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import { endSaving, type SavingEnd } from '../../../domain/savings/figures';
import { USUAL_SYSTEM } from '../../../domain/systemSettings';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import type { Saving } from './Saving';

/** What a cash-out does: the same calculation as the gateway's. */
export const CashOutPreview = ({ record }: { record: Saving }) => (
  <Preview record={record} end="CASH_OUT" />
);

/** What an early end does: the smaller interest, for the whole time. */
export const EarlyEndPreview = ({ record }: { record: Saving }) => (
  <Preview record={record} end="EARLY" />
);

function Preview({ record, end }: { record: Saving; end: SavingEnd }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const rules = record.facts ?? USUAL_SYSTEM;
  const { interest, correction, paidOut, after } = endSaving(record, end, today(), rules);
  const onWallet = smaller(paidOut, record.walletRoom ?? paidOut);
  const row = (key: KeyBelow<'people.savings.preview'>, before: string, later: string) => ({
    label: heading(translate(`people.savings.preview.${key}`)),
    before: formatMoney(before),
    after: formatMoney(later),
  });
  return (
    <>
      <DiffTable
        rows={[
          row('interest', record.capitalised, after.capitalised),
          row('paid', record.paid, after.paid),
          row('balance', record.balance, '0.00'),
        ]}
      />
      <p>
        {translate(`people.savings.preview.${end === 'EARLY' ? 'early' : 'whole'}`, {
          interest: formatMoney(interest),
          correction: formatMoney(correction),
          share: rules.savingEarlyShare,
        })}
      </p>
      <p>
        <b>{translate('people.savings.preview.paid_out', { amount: formatMoney(paidOut) })}</b>{' '}
        {translate('people.savings.preview.goes_to', {
          wallet: formatMoney(onWallet),
          bank: formatMoney(minus(paidOut, onWallet)),
        })}
      </p>
    </>
  );
}
