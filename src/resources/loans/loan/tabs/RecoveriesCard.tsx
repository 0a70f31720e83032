import { useTranslate } from 'ra-core';

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
import { Hidden, Muted, NoWrap } from '../../../../ui/Text/Text';
import { Table, TableFrame } from '../../../../ui/DataTable/Table';
import { Link } from '../../../../ui/Link/Link';
import loansStyles from '../loan.module.css';
import textStyles from '../../../../ui/Text/Text.module.css';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { loanParts, type Recovery } from '../api';

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
            {recoveries.length === 0 && (
              <Muted className={loansStyles.note} as="p">
                {translate('loanPage.recoveries.none')}
              </Muted>
            )}
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
  const text = (key: string) => translate(`loanPage.receipts.${key}`);
  const title = translate('loanPage.recoveries.title');
  const columns = ['amount', 'recovered', 'temporary'] as const;
  const names = {
    amount: text('amount'),
    recovered: translate('resources.loans.fields.recoveredAmount'),
    temporary: translate('enums.ReceiptPart.temporary'),
  };
  return (
    <TableFrame tall label={title}>
      <Table data-part="loan-table">
        <Hidden as="caption">{title}</Hidden>
        <thead>
          <tr>
            <th scope="col">{text('date')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={textStyles.num}>
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
              <NoWrap as="td" title={formatDateTime(recovery.bookedAt).text}>
                {recovery.date}
              </NoWrap>
              {columns.map((column) => (
                <td key={column} className={textStyles.num} title={recovery[column]}>
                  {formatMoney(recovery[column])}
                </td>
              ))}
              <td>{translate(`enums.PaymentSource.${recovery.source}`)}</td>
              <td>
                <Person id={recovery.by} />
              </td>
              <td>
                <Link to={`/loans/${loan.id}/account-history#${journalAnchor(recovery.journalId)}`}>
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
              <td key={column} className={textStyles.num}>
                {formatMoney(sumMoney(recoveries.map((recovery) => recovery[column])))}
              </td>
            ))}
            <td colSpan={3} />
          </tr>
        </tfoot>
      </Table>
    </TableFrame>
  );
}
