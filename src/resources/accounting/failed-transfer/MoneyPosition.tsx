import { useWatch } from 'react-hook-form';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { formatMoney, saidValues } from '../../../domain/money';
import { ZERO } from '../../../domain/lending/amounts';
import { useMoneyHeading } from '../../../framework/useLabels';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { Notice } from '../../../ui/Notice/Notice';
import type failedTransfers from './failedTransfer.entity';
import { type FailedTransferFacts, wayProblem } from './lifecycle';

type Transfer = RecordOf<typeof failedTransfers> & { facts?: FailedTransferFacts };

/** Where the money of a transfer is before and after: its sum over the three places never changes. */
function Position({ record, to }: { record: Transfer; to: 'owner' | 'bank' }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const amount = formatMoney(record.amount);
  const none = formatMoney(ZERO);
  const owner = record.facts?.returnsTo;
  const text = (key: KeyBelow<'failedTransfer'>) => heading(translate(`failedTransfer.${key}`));
  return (
    <DiffTable
      caption={translate('failedTransfer.position')}
      rows={[
        { label: text('waiting_account'), before: amount, after: none },
        ...(owner
          ? [{ label: text(owner), before: none, after: to === 'owner' ? amount : none }]
          : []),
        { label: text('bank'), before: none, after: to === 'bank' ? amount : none },
      ]}
    />
  );
}

/** What the chosen way does, and why it is closed. */
export function CorrectPreview({ record }: { record: Transfer }) {
  const translate = useTranslate();
  const way = useWatch({ name: 'way' }) as unknown;
  if (!way) return null;
  const problem = record.facts ? wayProblem(way, record.facts, record.amount ?? null) : null;
  return (
    <>
      {problem && (
        <Notice tone="danger" role="status">
          {translate(problem.message, saidValues(problem.values))}
        </Notice>
      )}
      <Position record={record} to={way === 'RETURNED' ? 'owner' : 'bank'} />
    </>
  );
}

/** The money goes back to whoever it belongs to. */
export const ReturnPreview = ({ record }: { record: Transfer }) => (
  <Position record={record} to="owner" />
);
