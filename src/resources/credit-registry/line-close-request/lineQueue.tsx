import { useTranslate } from '../../../i18n/useTranslate';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import type { Queue } from '../../../framework/queue/Queue';
import { compareMoney, formatMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Notice } from '../../../ui/Notice/Notice';
import { Muted } from '../../../ui/Text/Text';
import type { RecordOf } from '../../../entity/entity';
import type lineCloseRequest from './lineCloseRequest.entity';

/** The line, what is still owed under it, and that the decision is final (docs/domain/registries.md 3.1). */
function LineReviewDetails({ record }: { record: RecordOf<typeof lineCloseRequest> }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { balance, limit } = record;
  const owes = compareMoney(balance, 0) === 1;
  const label = useFieldLabel('zms-line-close-request');
  return (
    <Card title={translate('creditRegistry.line.line')}>
      <Facts
        facts={[
          [heading(label('limit')), formatMoney(limit)],
          [heading(label('balance')), formatMoney(balance)],
          [label('openLoans'), String(record.openLoans ?? 0)],
        ]}
      />
      <Notice tone={owes ? 'danger' : 'success'}>
        {owes
          ? translate('creditRegistry.line.owes', { amount: formatMoney(balance) })
          : translate('creditRegistry.line.clear')}
      </Notice>
      <Muted as="p">{translate('creditRegistry.line.final')}</Muted>
    </Card>
  );
}

/** Requests that wait for an answer, the oldest first. */
export const lineQueue: Queue<typeof lineCloseRequest> = {
  name: 'customerName',
  figures: ['contractNumber', 'balance'],
  facts: ['contractNumber', 'customerId', 'regnum', 'limit', 'requestedAt', 'createdBy'],
  ReviewDetails: LineReviewDetails,
  approve: 'close_line',
  reject: 'keep_line',
  decided: { filter: { state: ['APPROVED', 'REJECTED'] }, at: 'decidedAt' },
};
