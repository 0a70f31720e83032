import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { formatDateTime } from '../../../../domain/dates';
import { formatMoney, sumMoney } from '../../../../domain/money';
import { KeyFacts } from '../../../../ui/Facts/KeyFacts';
import { Card } from '../../../../framework/parts/Card';
import { journalAnchor } from '../parts/journals';
import { Person } from '../../../../framework/parts/Person';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import { useLoanHeading } from '../parts/useLoanHeading';
import type { Loan } from '../useLoanFigures';
import { CardBody } from '../../../../ui/Card/Card';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { Link } from '../../../../ui/Link/Link';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { loanParts, type Recovery } from '../api';
import { Note } from '../../../../ui/Text/Text';

/**
 * What came of a debt after it was closed from the risk fund: no repayments, but recoveries (T16,
 * docs/domain/lending.md 11.5).
 */
export function RecoveriesCard({ loan }: { loan: Loan }) {
  const translate = useTranslate();
  const label = useLoanHeading();
  const read = useRecordPart('loans', loanParts.recoveries, loan.id);
  return (
    <QueryBoundary read={read}>
      {(recoveries) => (
        <Card title={`${translate('loanPage.recoveries.title')} (${recoveries.length})`} flush>
          <CardBody>
            <KeyFacts
              facts={(['recoveredAmount', 'offBalance'] as const).map((key) => ({
                key,
                label: label(key),
                value: formatMoney(loan[key]),
              }))}
            />
            {recoveries.length === 0 && <Note>{translate('loanPage.recoveries.none')}</Note>}
          </CardBody>
          {recoveries.length > 0 && <RecoveryTable recoveries={recoveries} loan={loan} />}
        </Card>
      )}
    </QueryBoundary>
  );
}

function RecoveryTable({ recoveries, loan }: { recoveries: readonly Recovery[]; loan: Loan }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'loanPage.receipts'>) => translate(`loanPage.receipts.${key}`);
  const columns = ['amount', 'recovered', 'temporary'] as const;
  const names = {
    amount: text('amount'),
    recovered: translate('resources.loans.fields.recoveredAmount'),
    temporary: translate('enums.ReceiptPart.temporary'),
  };
  return (
    <DataTable
      tall
      data-part="loan-table"
      caption={translate('loanPage.recoveries.title')}
      columns={[
        {
          key: 'date',
          head: text('date'),
          cellProps: ({ bookedAt }) => ({ title: formatDateTime(bookedAt).text }),
          cell: ({ date }) => date,
        },
        ...columns.map((column) => ({
          key: column,
          head: heading(names[column]),
          numeric: true,
          cellProps: (recovery: Recovery) => ({ title: recovery[column] }),
          cell: (recovery: Recovery) => formatMoney(recovery[column]),
        })),
        {
          key: 'source',
          head: text('source'),
          cell: ({ source }) => translate(`enums.PaymentSource.${source}`),
        },
        { key: 'by', head: text('by'), cell: ({ by }) => <Person id={by} /> },
        {
          key: 'journal',
          head: text('journal'),
          cell: ({ journalId }) => (
            <Link to={`/loans/${loan.id}/account-history#${journalAnchor(journalId)}`}>
              {journalId}
            </Link>
          ),
        },
      ]}
      rows={recoveries}
      keyOf={({ id }) => id}
      sums={[
        {
          date: translate('common.total'),
          ...Object.fromEntries(
            columns.map((column) => [
              column,
              formatMoney(sumMoney(recoveries.map((recovery) => recovery[column]))),
            ]),
          ),
        },
      ]}
    />
  );
}
