import { useRecordContext, useTranslate } from 'ra-core';
import { Card } from './parts/Card';
import { ReadGate } from './parts/ReadGate';
import { ReceiptTable } from './parts/ReceiptTable';
import { type Loan, useLoanFigures } from './useLoanFigures';

/** Every receipt with its split over the waterfall (domain 4.4). */
export function LoanRefundTab() {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const { repayments } = useLoanFigures(loan?.id);
  if (!loan) return null;
  return (
    <ReadGate
      read={repayments}
      isEmpty={(receipts) => receipts.length === 0}
      empty={{
        title: translate('loanPage.receipts.none'),
        text: translate('loanPage.receipts.none_text'),
      }}
    >
      {(receipts) => (
        <Card title={`${translate('loanPage.receipts.title')} (${receipts.length})`} flush>
          <ReceiptTable receipts={receipts} base={`/loans/${loan.id}/account-history`} />
          <p className="loan-note u-muted">{translate('loanPage.receipts.order')}</p>
        </Card>
      )}
    </ReadGate>
  );
}
