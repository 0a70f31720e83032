import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { ActionDialog } from '../../../../framework/record/ActionDialog';
import { useActionBlock } from '../../../../framework/record/useActionBlock';
import entity from '../loan.entity';
import { Card } from '../../../../framework/parts/Card';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import { ReceiptTable } from '../parts/ReceiptTable';
import { RecoveriesCard } from './RecoveriesCard';
import { type Loan, useLoanFigures } from '../useLoanFigures';
import { Stack } from '../../../../ui/Stack/Stack';
import { Muted } from '../../../../ui/Text/Text';
import type { Receipt } from '../api';
import { CardFoot } from '../../../../ui/Card/Card';

const MOVE = 'move_receipt';

/**
 * Every receipt with its split over the waterfall (docs/domain/lending.md 8.1), each with its move to where it belongs,
 * and what came after a write-off.
 */
export function LoanRefundTab() {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const whyBlocked = useActionBlock(entity);
  const { repayments } = useLoanFigures(loan?.id);
  const [moved, setMoved] = useState<Receipt>();
  if (!loan) return null;
  const mayMove = whyBlocked(loan, MOVE) === null;
  return (
    <Stack gap={16}>
      <QueryBoundary
        read={repayments}
        isEmpty={(receipts) => receipts.length === 0}
        empty={{
          title: translate('loanPage.receipts.none'),
          text: translate('loanPage.receipts.none_text'),
        }}
      >
        {(receipts) => (
          <Card title={`${translate('loanPage.receipts.title')} (${receipts.length})`} flush>
            <ReceiptTable
              receipts={receipts}
              base={`/loans/${loan.id}/account-history`}
              onMove={mayMove ? setMoved : undefined}
            />
            <CardFoot>
              <Muted>{translate('loanPage.receipts.order')}</Muted>
            </CardFoot>
          </Card>
        )}
      </QueryBoundary>
      {loan.closeReason === 'RISK_FUND' && <RecoveriesCard loan={loan} />}
      {moved && (
        <ActionDialog
          entity={entity}
          record={{ ...loan, movedReceipt: moved.id }}
          action={MOVE}
          onClose={() => setMoved(undefined)}
        />
      )}
    </Stack>
  );
}
