import { useTranslate } from 'ra-core';
import { useMoneyHeading } from '../../../crud/useLabels';
import type { LoanState } from '../../../domain/enums/loans';
import { formatMoney, type MoneyValue } from '../../../domain/money';
import { Facts } from '../../../crud/parts/Facts';
import { useLoanHeading } from '../parts/useLoanHeading';
import { previewOf, type ViewProps } from './ActPreview';
import { ChangeTable, type Change } from './ChangeTable';
import { LoanValue } from './LoanValue';
import { reckonIssued, reckonRepair, type Issued, type Repair } from './reckonRepair';

const state = (value: LoanState) => <LoanValue field="state" value={value} />;

function RepairView({ result }: ViewProps<Repair>) {
  const translate = useTranslate();
  const label = useLoanHeading();
  const { before, after } = result;
  const isIssued = after.state === 'LOAN_ONGOING';
  const money = (value: MoneyValue) => (value === null ? '—' : formatMoney(value));
  return (
    <>
      <ChangeTable
        changes={[
          [label('state'), state(before.state), state(after.state)],
          ...(isIssued
            ? ([
                [label('fee'), money(before.fee), money(after.fee)],
                [label('balance'), money(before.balance), money(after.balance)],
                [label('accountNumber'), before.account, after.account],
                [
                  label('isBankTransfer'),
                  '—',
                  after.isBankTransfer && translate(`enums.YesOrNo.${after.isBankTransfer}`),
                ],
              ] satisfies Change[])
            : []),
        ]}
      />
      <p className="u-notice" role="status">
        {translate('loanActs.correct.final')}
      </p>
    </>
  );
}

function IssuedView({ result }: ViewProps<Issued>) {
  const translate = useTranslate();
  const label = useLoanHeading();
  const heading = useMoneyHeading();
  const agrees = (yes: boolean) => (
    <>
      {yes ? '✓ ' : '≠ '}
      {translate(yes ? 'checks.equal' : 'checks.unequal')}
    </>
  );
  return (
    <>
      <ChangeTable changes={[[label('state'), state('CANCELLED'), state('LOAN_ONGOING')]]} />
      <Facts
        facts={[
          [
            translate('loanActs.issued.line'),
            translate(result.found ? 'loanActs.issued.found' : 'loanActs.issued.not_found'),
          ],
          [translate('loanActs.issued.date'), result.line?.date],
          [label('bankReference'), result.reference ?? '—'],
        ]}
      />
      <table className="act-table">
        <caption className="u-hidden">{translate('loanActs.issued.line')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('shell.confirm.what')}</th>
            <th scope="col" className="u-num">
              {translate('loanActs.issued.of_loan')}
            </th>
            <th scope="col" className="u-num">
              {translate('loanActs.issued.of_bank')}
            </th>
            <th scope="col">{translate('loanActs.issued.agreement')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{heading(translate('loanActs.payout.paid_out'))}</th>
            <td className="u-num">{formatMoney(result.amount)}</td>
            <td className="u-num">{result.line ? formatMoney(result.line.amount) : '—'}</td>
            <td>{result.found ? agrees(result.amountAgrees) : '—'}</td>
          </tr>
          <tr>
            <th scope="row">{label('accountNumber')}</th>
            <td className="u-num">{result.account ?? '—'}</td>
            <td className="u-num">{result.line?.account ?? '—'}</td>
            <td>{result.found ? agrees(result.accountAgrees) : '—'}</td>
          </tr>
        </tbody>
      </table>
      <p className="u-notice">{translate('loanActs.issued.value_date')}</p>
    </>
  );
}

/** T7: what the correction sets; it cannot be taken back (specification 1 §4). */
export const CorrectPreview = previewOf(reckonRepair, RepairView);

/** T6: the bank's line that proves the payout, its amount and its account. */
export const IssuedPreview = previewOf(reckonIssued, IssuedView);
