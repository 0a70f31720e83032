import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Queue } from '../../../framework/queue/Queue';
import { QueueRecordPage } from '../../../framework/queue/QueueRecordPage';
import type { MessageKey, ResourceName } from '../../../i18n/Catalogue';
import { extensionQueue, loanQueue, longTermQueue, paymentQueue } from './queues';
import { Button } from '../../../ui/Button/Button';

/** The page of the request that waits for a loan; the address names the loan. */
function detailPage(name: ResourceName, queue: Queue, title: MessageKey): ComponentType {
  function DetailPage() {
    const { id = '' } = useParams();
    const translate = useTranslate();
    return (
      <QueueRecordPage name={name} queue={queue} filter={{ loanId: id }} title={title}>
        <Button to={`/loans/${id}`}>{translate('queue.to_loan')}</Button>
      </QueueRecordPage>
    );
  }
  return DetailPage;
}

export const LoanDetail = detailPage(
  'loans/pending/loan',
  loanQueue,
  'menu.loans.pending_loan_detail',
);
export const LongTermDetail = detailPage(
  'loans/pending/ltl',
  longTermQueue,
  'menu.loans.pending_ltl_detail',
);
export const ExtensionDetail = detailPage(
  'loans/pending/extension',
  extensionQueue,
  'menu.loans.pending_extension_detail',
);
export const PaymentDetail = detailPage(
  'loans/pending/payment',
  paymentQueue,
  'menu.loans.pending_payment_detail',
);
