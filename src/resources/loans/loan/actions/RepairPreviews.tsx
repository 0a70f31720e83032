import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import type { LoanState } from '../../../../domain/enums/loans';
import { formatMoney, type MoneyValue } from '../../../../domain/money';
import { banks } from '../../../../reference/banks';
import { Facts } from '../../../../ui/Facts/Facts';
import { useLoanHeading } from '../parts/useLoanHeading';
import { RepairBounds } from './ActionBounds';
import { previewOf, type ViewProps } from './ActionPreview';
import { DiffTable, type Difference } from '../../../../ui/DiffTable/DiffTable';
import { LoanValue } from './LoanValue';
import { PayoutOwner } from './PayoutOwner';
import { WalletRoom } from './SourceNotes';
import { calculateIssued, calculateRepair, type Issued, type Repair } from './calculateRepair';
import { Notice } from '../../../../ui/Notice/Notice';
import { DataTable } from '../../../../ui/DataTable/DataTable';

const state = (value: LoanState) => <LoanValue field="state" value={value} />;

const bankName = (code: string | null): string | null =>
  banks.find((bank) => String(bank.code) === code)?.mn ?? code;

function RepairView({ result, context }: ViewProps<Repair>) {
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
                {
                  label: label('bankCode'),
                  before: bankName(before.bank),
                  after: bankName(after.bank),
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
      {isIssued && after.isBankTransfer === 'YES' && (
        <PayoutOwner
          customerId={context.record.customerId}
          bankCode={Number(after.bank)}
          accountNumber={after.account}
        />
      )}
      {isIssued && after.isBankTransfer === 'NO' && after.balance && (
        <WalletRoom context={context} amount={after.balance} />
      )}
      <Notice role="status">{translate('loanActions.correct.final')}</Notice>
    </>
  );
}

function IssuedView({ result }: ViewProps<Issued>) {
  const translate = useTranslate();
  const label = useLoanHeading();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'loanActions.issued'>) => translate(`loanActions.issued.${key}`);
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
          [text('line'), text(result.found ? 'found' : 'not_found')],
          [text('date'), result.line?.date],
          [label('bankReference'), result.reference ?? '—'],
        ]}
      />
      <DataTable
        inner
        caption={text('line')}
        columns={[
          {
            key: 'what',
            head: translate('shell.confirm.what'),
            isName: true,
            cell: ({ what }) => what,
          },
          { key: 'loan', head: text('of_loan'), numeric: true, cell: ({ ours }) => ours },
          {
            key: 'bank',
            head: text('of_bank'),
            numeric: true,
            cell: ({ banks }) => banks ?? '—',
          },
          {
            key: 'agreement',
            head: text('agreement'),
            cell: ({ isSame }) => (result.found ? agrees(isSame) : '—'),
          },
        ]}
        rows={[
          {
            what: heading(translate('loanActions.payout.paid_out')),
            ours: formatMoney(result.amount),
            banks: result.line && formatMoney(result.line.amount),
            isSame: result.amountAgrees,
          },
          {
            what: label('accountNumber'),
            ours: result.account ?? '—',
            banks: result.line?.account,
            isSame: result.accountAgrees,
          },
        ]}
        keyOf={({ what }) => what}
      />
      <Notice>{text('value_date')}</Notice>
    </>
  );
}

/** T7: what the correction sets; it cannot be taken back (docs/domain/lending.md 3.4). */
export const CorrectPreview = previewOf(calculateRepair, RepairView, RepairBounds);

/** T6: the bank's line that proves the payout, its amount and its account. */
export const IssuedPreview = previewOf(calculateIssued, IssuedView);
