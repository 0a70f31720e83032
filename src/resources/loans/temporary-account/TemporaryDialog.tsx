import { useDataProvider, useNotify } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { displayError } from '../../../framework/record/displayError';
import { isStale } from '../../../framework/record/overtaken';
import { checkOf, useOutcome } from '../../../framework/record/useOutcome';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { uuid } from '../../../domain/ids';
import { minus, plus } from '../../../domain/lending/amounts';
import type { ReceiptResult } from '../../../domain/lending/waterfall';
import { formatMoney } from '../../../domain/money';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import {
  type TemporaryAccount,
  type TemporaryLoan,
  type TemporaryRepaid,
  repayFromTemporary,
} from './api';

const ACT = 'refund_from_current_account';

interface Props {
  account: TemporaryAccount;
  loan: TemporaryLoan;
  amount: string;
  /** What the rules make of it. */
  result: ReceiptResult;
  onDone: (done: TemporaryRepaid) => void;
  /** Reads the account again: after a repayment whose answer got lost, and where the loan has changed. */
  readAgain: () => void;
  onClose: () => void;
}

/**
 * The question with both balances before and after. A lost answer is looked for
 * (docs/domain/calls.md 3.3).
 */
export function TemporaryDialog(props: Props) {
  const { account, loan, amount, result, onDone, readAgain, onClose } = props;
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const notify = useNotify();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const { guard } = useOutcome('loans');
  const [idempotencyKey] = useState(uuid);
  const { id, code } = loan;
  const text = (key: KeyBelow<'loanLists.temporary'>) => translate(`loanLists.temporary.${key}`);

  const notifyDone = () =>
    notify('loanLists.temporary.done', {
      type: 'success',
      messageArgs: { amount: formatMoney(amount), code },
    });
  const onBooked = () => {
    notifyDone();
    readAgain();
  };
  const repay = async () => {
    const done = await guard({ id, action: ACT, idempotencyKey, onBooked }, () =>
      dataProvider.call(repayFromTemporary, {
        params: { id },
        body: { amount },
        idempotencyKey,
        seen: loan,
      }),
    ).catch((error: unknown) => {
      // The loan has changed meanwhile: its figures behind the refusal are those of now, to be confirmed again.
      if (isStale(error)) readAgain();
      throw error;
    });
    // The loan, its lists and what hangs on it have changed (docs/domain/calls.md 3.6).
    await queryClient.invalidateQueries();
    notifyDone();
    onDone(done);
  };

  const { figures, split } = result;
  const left = plus(minus(account.balance, amount), split.temporary);
  return (
    <ConfirmDialog
      open
      kind="consequence"
      title={`${text('repay')}: ${code}`}
      confirmLabel={text('repay')}
      irreversible
      changes={[
        {
          label: heading(text('temporary_before')),
          before: formatMoney(account.balance),
          after: formatMoney(left),
        },
        {
          label: heading(text('loan_balance')),
          before: formatMoney(figures.before.balance),
          after: formatMoney(figures.after.balance),
        },
        {
          label: heading(text('due_now')),
          before: formatMoney(figures.before.dueNow),
          after: formatMoney(figures.after.dueNow),
        },
      ]}
      tell={(error) => displayError(error, translate, 'error.loan_payment_request')}
      onUnknown={checkOf}
      onConfirm={repay}
      onClose={onClose}
    />
  );
}
