import { useTranslate } from 'ra-core';
import { useMoneyHeading } from '../../../../framework/useLabels';
import type { LoanState } from '../../../../domain/enums/loans';
import { formatMoney, type MoneyValue } from '../../../../domain/money';
import { Facts } from '../../../../ui/Facts/Facts';
import { useLoanHeading } from '../parts/useLoanHeading';
import { previewOf, type ViewProps } from './ActPreview';
import { DiffTable, type Difference } from '../../../../ui/DiffTable/DiffTable';
import { LoanValue } from './LoanValue';
import { calculateIssued, calculateRepair, type Issued, type Repair } from './calculateRepair';
import { Notice } from '../../../../ui/Notice/Notice';
import { Table } from '../../../../ui/DataTable/Table';
import { Hidden } from '../../../../ui/Text/Text';
import textStyles from '../../../../ui/Text/Text.module.css';

const state = (value: LoanState) => <LoanValue field="state" value={value} />;

function RepairView({ result }: ViewProps<Repair>) {
  const translate = useTranslate();
  const label = useLoanHeading();
  const { before, after } = result;
  const isIssued = after.state === 'LOAN_ONGOING';
  const money = (value: MoneyValue) => (value === null ? '—' : formatMoney(value));
  return (
    <>
      <DiffTable
        rows={[
          { label: label('state'), before: state(before.state), after: state(after.state) },
          ...(isIssued
            ? ([
                { label: label('fee'), before: money(before.fee), after: money(after.fee) },
                {
                  label: label('balance'),
                  before: money(before.balance),
                  after: money(after.balance),
                },
                { label: label('accountNumber'), before: before.account, after: after.account },
                {
                  label: label('isBankTransfer'),
                  before: '—',
                  after: after.isBankTransfer && translate(`enums.YesOrNo.${after.isBankTransfer}`),
                },
              ] satisfies Difference[])
            : []),
        ]}
      />
      <Notice role="status">{translate('loanActs.correct.final')}</Notice>
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
      <DiffTable
        rows={[{ label: label('state'), before: state('CANCELLED'), after: state('LOAN_ONGOING') }]}
      />
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
      <Table inner>
        <Hidden as="caption">{translate('loanActs.issued.line')}</Hidden>
        <thead>
          <tr>
            <th scope="col">{translate('shell.confirm.what')}</th>
            <th scope="col" className={textStyles.num}>
              {translate('loanActs.issued.of_loan')}
            </th>
            <th scope="col" className={textStyles.num}>
              {translate('loanActs.issued.of_bank')}
            </th>
            <th scope="col">{translate('loanActs.issued.agreement')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{heading(translate('loanActs.payout.paid_out'))}</th>
            <td className={textStyles.num}>{formatMoney(result.amount)}</td>
            <td className={textStyles.num}>
              {result.line ? formatMoney(result.line.amount) : '—'}
            </td>
            <td>{result.found ? agrees(result.amountAgrees) : '—'}</td>
          </tr>
          <tr>
            <th scope="row">{label('accountNumber')}</th>
            <td className={textStyles.num}>{result.account ?? '—'}</td>
            <td className={textStyles.num}>{result.line?.account ?? '—'}</td>
            <td>{result.found ? agrees(result.accountAgrees) : '—'}</td>
          </tr>
        </tbody>
      </Table>
      <Notice>{translate('loanActs.issued.value_date')}</Notice>
    </>
  );
}

/** T7: what the correction sets; it cannot be taken back (docs/domain/lending.md 3.4). */
export const CorrectPreview = previewOf(calculateRepair, RepairView);

/** T6: the bank's line that proves the payout, its amount and its account. */
export const IssuedPreview = previewOf(calculateIssued, IssuedView);
