import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useMoneyHeading } from '../../crud/useLabels';
import { formatDateTime } from '../../domain/dates';
import { formatMoney, sumMoney } from '../../domain/money';
import { KeyFacts } from '../../ui/base/KeyFacts';
import { Card } from '../../crud/parts/Card';
import { journalAnchor } from './parts/journals';
import { Person } from '../../crud/parts/Person';
import { ReadGate } from '../../crud/parts/ReadGate';
import { useLoanHeading } from './parts/useLoanHeading';
import type { Loan } from './useLoanFigures';
import { useRecordPart } from '../../crud/parts/useRecordPart';
import { loanParts, type Recovery } from './api';
import './loans.css';

/** What came of a debt after it was closed from the risk fund: no repayments, but recoveries (domain 4.1 T16). */
export function RecoveriesCard({ loan }: { loan: Loan }) {
  const translate = useTranslate();
  const label = useLoanHeading();
  const read = useRecordPart('loans', loanParts.recoveries, loan.id);
  return (
    <ReadGate read={read}>
      {(recoveries) => (
        <Card title={`${translate('loanPage.recoveries.title')} (${recoveries.length})`} flush>
          <div className="u-section-body">
            <KeyFacts
              facts={(['recoveredAmount', 'offBalance'] as const).map((key) => ({
                key,
                label: label(key),
                value: formatMoney(loan[key]),
              }))}
            />
            {recoveries.length === 0 && (
              <p className="loan-note u-muted">{translate('loanPage.recoveries.none')}</p>
            )}
          </div>
          {recoveries.length > 0 && <RecoveryTable recoveries={recoveries} loan={loan} />}
        </Card>
      )}
    </ReadGate>
  );
}

function RecoveryTable({ recoveries, loan }: { recoveries: readonly Recovery[]; loan: Loan }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: string) => translate(`loanPage.receipts.${key}`);
  const title = translate('loanPage.recoveries.title');
  const columns = ['amount', 'recovered', 'temporary'] as const;
  const names = {
    amount: text('amount'),
    recovered: translate('resources.loans.fields.recoveredAmount'),
    temporary: translate('enums.ReceiptPart.temporary'),
  };
  return (
    <div className="u-list-table loan-scroll" tabIndex={0} role="group" aria-label={title}>
      <table className="loan-table">
        <caption className="u-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('date')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="u-num">
                {heading(names[column])}
              </th>
            ))}
            <th scope="col">{text('source')}</th>
            <th scope="col">{text('by')}</th>
            <th scope="col">{text('journal')}</th>
          </tr>
        </thead>
        <tbody>
          {recoveries.map((recovery) => (
            <tr key={recovery.id}>
              <td className="u-nowrap" title={formatDateTime(recovery.bookedAt).text}>
                {recovery.date}
              </td>
              {columns.map((column) => (
                <td key={column} className="u-num" title={recovery[column]}>
                  {formatMoney(recovery[column])}
                </td>
              ))}
              <td>{translate(`enums.PaymentSource.${recovery.source}`)}</td>
              <td>
                <Person id={recovery.by} />
              </td>
              <td>
                <Link
                  className="u-link"
                  to={`/loans/${loan.id}/account-history#${journalAnchor(recovery.journalId)}`}
                >
                  {recovery.journalId}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{translate('common.total')}</th>
            {columns.map((column) => (
              <td key={column} className="u-num">
                {formatMoney(sumMoney(recoveries.map((recovery) => recovery[column])))}
              </td>
            ))}
            <td colSpan={3} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
