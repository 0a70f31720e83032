import { useGetOne } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { formatMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import type { Queue } from '../../../framework/queue/Queue';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Facts } from '../../../ui/Facts/Facts';
import type heldTransactions from './heldTransaction.entity';

type Held = RecordOf<typeof heldTransactions> & { wallet?: { available: string; held: string } };

/** The wallet that the sum is held on: what is available beside all that is held. */
function HeldReviewDetails({ record }: { record: Held }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  // The list leaves the wallet out; the record itself has it.
  const { data } = useGetOne<Held & { id: number }>(
    'accounting/held-transactions',
    { id: Number(record.id) },
    { retry: false },
  );
  const wallet = data?.wallet;
  return (
    <Card title={translate('ledgerAccounts.wallet')}>
      <Facts
        sums
        facts={[
          [
            heading(translate('heldTransaction.wallet_available')),
            wallet && formatMoney(wallet.available),
          ],
          [heading(translate('heldTransaction.wallet_held')), wallet && formatMoney(wallet.held)],
          [heading(translate('resources.common.fields.amount')), formatMoney(record.amount)],
        ]}
      />
    </Card>
  );
}

/** Held sums that wait to be finished or returned, the oldest first. */
export const heldQueue: Queue<typeof heldTransactions> = {
  name: 'customerName',
  figures: ['number', 'amount'],
  facts: [
    'number',
    'customerId',
    'kind',
    'counterparty',
    'holdReason',
    'heldAt',
    'logState',
    'fraudId',
  ],
  ReviewDetails: HeldReviewDetails,
  approve: 'release_held',
  reject: 'return_held',
  others: ['read_log', 'check_release', 'report_fraud'],
  decided: { filter: { state: 'solved' }, at: 'solvedAt' },
};
