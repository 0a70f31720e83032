import { useTranslate } from '../../../i18n/useTranslate';
import { ZERO } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { useMoneyHeading } from '../../../framework/useLabels';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import type heldTransactions from './heldTransaction.entity';

type Held = RecordOf<typeof heldTransactions>;

/** The held sum, the wallet and the bank before and after: what is not held any more is in one of the two. */
function Position({ record, to }: { record: Held; to: 'wallet_available' | 'bank' }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const amount = formatMoney(record.amount);
  const none = formatMoney(ZERO);
  return (
    <DiffTable
      rows={[
        {
          label: heading(translate('heldTransaction.wallet_held')),
          before: amount,
          after: none,
        },
        { label: heading(translate(`heldTransaction.${to}`)), before: none, after: `+${amount}` },
      ]}
    />
  );
}

/** The transaction is finished: the money leaves through the bank. */
export const ReleasePreview = ({ record }: { record: Held }) => (
  <Position record={record} to="bank" />
);

/** The transaction is given up: the money is available in the wallet again. */
export const ReturnPreview = ({ record }: { record: Held }) => (
  <Position record={record} to="wallet_available" />
);
