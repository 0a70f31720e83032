import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { today } from '../../../../domain/clock';
import { minus, total, ZERO } from '../../../../domain/lending/amounts';
import { payOut, payoutFeeBlocks, type PayoutTerms } from '../../../../domain/lending/payout';
import { refuseBlocked } from '../../../../domain/lending/Refusal';
import { compareMoney, formatMoney, toMoney } from '../../../../domain/money';
import { PayoutFacts } from '../actions/PayoutFacts';
import { PayoutOwner } from '../actions/PayoutOwner';
import { calculated, type ActionContext, type PreviewReason } from '../actions/calculation';
import { useLendingSettings } from '../useLendingSettings';
import { requestTerms } from '../requestTerms';
import { TypedRateNotice } from '../parts/TypedRateNotice';
import { NewScheduleTable } from '../actions/NewScheduleTable';
import { CustomerLimit } from './LoanCreateLimit';
import { Card } from '../../../../framework/parts/Card';
import { Stack } from '../../../../ui/Stack/Stack';
import { Notice } from '../../../../ui/Notice/Notice';
import { Muted } from '../../../../ui/Text/Text';

/** Beside the form of a new loan: limit, warnings, sum of typed rows, pay-out and schedule. */
export function LoanCreatePreview() {
  const translate = useTranslate();
  const values = useWatch();
  const settings = useLendingSettings();
  const terms = useMemo(() => {
    const typed = requestTerms(values, today());
    return typed && { ...typed, daysOff: settings.daysOff };
  }, [values, settings]);
  const state = useMemo(() => {
    const calculate = (of: PayoutTerms) => {
      refuseBlocked(payoutFeeBlocks(of.fee ?? ZERO, of.principal, settings));
      return payOut(of);
    };
    return terms ? calculated(() => calculate(terms), {} as ActionContext) : undefined;
  }, [terms, settings]);
  const amount = toMoney(values.lentAmount);
  return (
    <Card title={translate('loanActions.create.title')}>
      <Stack gap={16} aria-live="polite">
        {values.customerId && values.productType && (
          <CustomerLimit
            customerId={values.customerId}
            productType={values.productType}
            contractId={values.contractId}
            amount={amount}
          />
        )}
        <PayoutOwner
          customerId={values.customerId}
          bankCode={values.bankCode}
          accountNumber={values.accountNumber}
        />
        <TypedRateNotice />
        {values.chartType === '06' && <RowsSum rows={values.typedRows} amount={amount} />}
        {!state || state.kind === 'incomplete' ? (
          <Muted as="p">{translate('loanActions.create.fill')}</Muted>
        ) : state.kind === 'refused' ? (
          <Problems reasons={state.reasons} />
        ) : (
          <>
            <PayoutFacts
              payout={state.result}
              lentAmount={amount}
              fee={terms?.fee}
              bankCode={values.bankCode}
              accountNumber={values.accountNumber}
            />
            <NewScheduleTable schedule={state.result.schedule} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function Problems({ reasons }: { reasons: readonly PreviewReason[] }) {
  const translate = useTranslate();
  return (
    <Notice tone="danger">
      <ul>
        {reasons.map(({ message, values }) => (
          <li key={message}>{translate(message, values)}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface RowsSumProps {
  rows: readonly { principal?: string | null }[] | null | undefined;
  amount: string | null;
}

/** Σ of the typed rows against the amount of the loan (chart 06). */
function RowsSum({ rows, amount }: RowsSumProps) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const sum = total((rows ?? []).map((row) => toMoney(row?.principal) ?? '0.00'));
  const isEqual = amount !== null && compareMoney(sum, amount) === 0;
  return (
    <Notice tone={isEqual ? undefined : 'caution'} role="status">
      {heading(translate('loanActions.create.rows_sum'))}: <b>{formatMoney(sum)}</b>{' '}
      {isEqual
        ? translate('loanActions.create.rows_equal')
        : amount !== null &&
          translate('loanActions.create.rows_differ', {
            difference: formatMoney(minus(amount, sum)),
          })}
    </Notice>
  );
}
