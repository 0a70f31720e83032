import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { isPositive, minus } from '../../../../domain/lending/amounts';
import type { Payout } from '../../../../domain/lending/payout';
import { formatMoney, type MoneyValue } from '../../../../domain/money';
import { Facts, type Fact } from '../../../../ui/Facts/Facts';
import { LoanValue } from './LoanValue';
import { useLoanHeading } from '../parts/useLoanHeading';

interface Props {
  payout: Payout;
  lentAmount: MoneyValue;
  /** Fee of the loan, kept back or not. */
  fee?: string;
  /** Where it goes. */
  bankCode?: number | null;
  accountNumber?: string | null;
}

/**
 * What the customer gets and what is kept back: paid out = lent − interest in advance − fee
 * (docs/domain/lending.md 5.5).
 */
export function PayoutFacts({ payout, lentAmount, fee = '0.00', bankCode, accountNumber }: Props) {
  const translate = useTranslate();
  const label = useLoanHeading();
  const heading = useMoneyHeading();
  const { interestInAdvance, feeInAdvance, paidOut, schedule } = payout;
  const kept = (key: KeyBelow<'loanActions.payout'>, amount: string, sign = ''): Fact[] =>
    isPositive(amount)
      ? [[heading(translate(`loanActions.payout.${key}`)), `${sign}${formatMoney(amount)}`]]
      : [];
  return (
    <Facts
      sums
      facts={[
        [label('lentAmount'), formatMoney(lentAmount)],
        ...kept('interest_in_advance', interestInAdvance, '−'),
        ...kept('fee_in_advance', feeInAdvance, '−'),
        ...kept('fee_later', minus(fee, feeInAdvance)),
        [
          heading(translate('loanActions.payout.paid_out')),
          <b key="paid">{formatMoney(paidOut)}</b>,
        ],
        ...(bankCode
          ? [
              [
                label('bankCode'),
                <LoanValue key="bank" field="bankCode" value={bankCode} />,
              ] as const,
            ]
          : []),
        ...(accountNumber ? [[label('accountNumber'), accountNumber] as const] : []),
        [translate('loanActions.payout.first_due'), schedule.rows[0]?.dueDate],
        [translate('loanActions.last_due'), schedule.rows.at(-1)?.dueDate],
      ]}
    />
  );
}
