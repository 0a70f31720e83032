import { useId, useMemo, useState } from 'react';
import type { KeyBelow, MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { bringToDate } from '../../../domain/lending/accrual';
import { claimsOf } from '../../../domain/lending/claims';
import { Refusal } from '../../../domain/lending/Refusal';
import { temporaryBlock } from '../../../domain/lending/temporaryCriteria';
import { splitOf, splitReceipt, type ReceiptResult } from '../../../domain/lending/waterfall';
import { isPositive, isWholeAmount, plus } from '../../../domain/lending/amounts';
import { formatMoney, saidValues } from '../../../domain/money';
import { parseMoneyInput } from '../../../domain/moneyInput';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { Waterfall } from '../loan/actions/Waterfall';
import { FiguresChange } from '../loan/actions/FiguresChange';
import { Card } from '../../../framework/parts/Card';
import { TemporaryDialog } from './TemporaryDialog';
import { TemporaryLoans } from './TemporaryLoans';
import { TemporaryMovements } from './TemporaryMovements';
import { Actions } from '../../../ui/Page/Page';
import { Columns, Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { FieldLabel, Input } from '../../../ui/Input/Input';
import { Notice } from '../../../ui/Notice/Notice';
import { Button } from '../../../ui/Button/Button';
import type { TemporaryAccount, TemporaryLoan, TemporaryRepaid } from './api';
import filterStyles from '../../../framework/list/FilterBar.module.css';

interface Props {
  account: TemporaryAccount;
  onDone: (done: TemporaryRepaid) => void;
  /** What is shown is old: it was booked and the answer got lost, or the loan has changed. */
  readAgain: () => void;
}

/** The balance and when it may be used, the loan, the amount, how the money will be split, and the action. */
export function TemporaryForm({ account, onDone, readAgain }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const id = useId();
  const [loanId, setLoanId] = useState<number>();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const { balance, criteria, loans, today } = account;
  const loan = loans.find((one) => one.id === loanId);
  const amount = amountOf(typed);
  const preview = useMemo(
    () => (loan && amount ? previewOf(loan, amount, today) : undefined),
    [loan, amount, today],
  );
  const actionBlock =
    loan && temporaryBlock({ balance, amount, dueInDays: loan.dueInDays }, criteria);
  const refusals = [
    ...(actionBlock ? [actionBlock] : []),
    ...(preview?.kind === 'refused' ? preview.reasons : []),
  ];
  const text = (key: KeyBelow<'loanLists.temporary'>) => translate(`loanLists.temporary.${key}`);

  return (
    <Columns min={420}>
      <Card title={`${text('account')}: ${account.customerName}`}>
        <KeyFacts
          facts={[
            { key: 'balance', label: heading(text('balance')), value: formatMoney(balance) },
            {
              key: 'min',
              label: heading(text('min_balance')),
              value: formatMoney(criteria.minBalance),
            },
            { key: 'days', label: text('next_due'), value: criteria.nextPaymentMinDay },
          ]}
        />
        {loans.length === 0 ? (
          <Muted as="p">{text('no_loans')}</Muted>
        ) : (
          <TemporaryLoans account={account} chosen={loanId} onChoose={setLoanId} />
        )}
        <TemporaryMovements account={account} />
      </Card>
      {loan && (
        <Card title={`${text('repay')}: ${loan.code}`}>
          <Stack gap={12}>
            <div className={filterStyles.filter} data-part="filter">
              <FieldLabel htmlFor={id}>{heading(text('amount'))}</FieldLabel>
              <Input
                id={id}
                inputMode="decimal"
                value={typed}
                autoComplete="off"
                autoFocus
                aria-invalid={(typed !== '' && !amount) || undefined}
                aria-describedby={`${id}-result`}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
            <div id={`${id}-result`} role="status">
              {typed !== '' && !amount && <Notice tone="danger">{text('amount_wrong')}</Notice>}
              {amount && (
                <Muted>{translate('kinds.money.result', { amount: formatMoney(amount) })}</Muted>
              )}
              {refusals.length > 0 && (
                <Notice tone="danger">
                  <b>{text('refused')}</b>
                  {refusals.map(({ message, values }) => (
                    <div key={message}>{translate(message, saidValues(values))}</div>
                  ))}
                </Notice>
              )}
            </div>
            {preview?.kind === 'result' && (
              <Stack gap={16} as="section" aria-label={text('split')}>
                <Waterfall owed={owedOf(preview.result)} split={preview.result.split} />
                {isPositive(preview.result.split.temporary) && (
                  <p role="status">
                    {translate('loanLists.temporary.leaves_rest', {
                      amount: formatMoney(preview.result.split.temporary),
                    })}
                  </p>
                )}
                <FiguresChange change={preview.result} />
              </Stack>
            )}
            <Actions>
              <Button
                variant="primary"
                disabled={preview?.kind !== 'result' || refusals.length > 0}
                onClick={() => setAsked(true)}
              >
                {text('repay')}
              </Button>
            </Actions>
          </Stack>
        </Card>
      )}
      {asked && loan && amount && preview?.kind === 'result' && (
        <TemporaryDialog
          account={account}
          loan={loan}
          amount={amount}
          result={preview.result}
          onDone={onDone}
          readAgain={readAgain}
          onClose={() => setAsked(false)}
        />
      )}
    </Columns>
  );
}

type Preview =
  | { kind: 'result'; result: ReceiptResult }
  | {
      kind: 'refused';
      reasons: { message: MessageKey; values?: Readonly<Record<string, string | number>> }[];
    };

/** How the money will fall, by the function that the gateway books with. */
function previewOf({ book }: TemporaryLoan, amount: string, today: string): Preview {
  try {
    return { kind: 'result', result: splitReceipt(book, amount, today) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reasons = error.blocks.map(({ code, values }) => ({
      message: `refusals.${code}` as const,
      ...(values && { values }),
    }));
    return { kind: 'refused', reasons };
  }
}

const owedOf = ({ before, date }: ReceiptResult) =>
  splitOf(claimsOf(bringToDate(before, date), date, 'DUE'));

/** A typed amount above zero with at most two decimals; undefined as long as it is none. */
function amountOf(typed: string): string | undefined {
  const parsed = parseMoneyInput(typed);
  if (!('value' in parsed) || !isWholeAmount(parsed.value, 'above zero')) return undefined;
  return plus(parsed.value);
}
