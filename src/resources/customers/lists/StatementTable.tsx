import { useTranslate } from 'ra-core';
import { useFieldLabel, useMoneyHeading } from '../../../crud/useLabels';
import { DateTimeText } from '../../../ui/base/DateText';
import { MoneyText } from '../../../ui/base/MoneyText';
import { isZero } from './isZero';
import type { StatementRecord } from './StatementBody';
import type { StatementMovement } from './api';
import './customerLists.css';

const COLUMNS = ['transactionDate', 'transactionDescription', 'counterpartAccount'] as const;

/** The movements between the opening and the closing balance, each with the balance after it, and their totals. */
export function StatementTable({
  record,
  rows,
}: {
  record: StatementRecord;
  rows: readonly StatementMovement[];
}) {
  const translate = useTranslate();
  const label = useFieldLabel('customers/statement');
  const heading = useMoneyHeading();
  const title = translate('customerLists.statement.rows');
  const edge = (text: string, value: string | null | undefined) => (
    <tr data-edge="">
      <th scope="row" colSpan={5}>
        {text}
      </th>
      <td className="u-num">
        <MoneyText value={value} />
      </td>
    </tr>
  );
  return (
    <div className="cl-scroll" tabIndex={0} role="group" aria-label={title}>
      <table className="cl-table">
        <caption className="u-hidden">{title}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {label(column)}
              </th>
            ))}
            {(['income', 'expense'] as const).map((column) => (
              <th key={column} scope="col" className="u-num">
                {heading(label(column))}
              </th>
            ))}
            <th scope="col" className="u-num">
              {heading(translate('customerLists.statement.balance'))}
            </th>
          </tr>
        </thead>
        <tbody>
          {edge(translate('customerLists.statement.opening'), record.openingBalance)}
          {rows.map((row, index) => (
            <tr key={index}>
              <td>
                <DateTimeText value={row.transactionDate} />
              </td>
              <td className="cl-wrap">{row.transactionDescription ?? '—'}</td>
              <td>{row.counterpartAccount ?? '—'}</td>
              <td className="u-num">{!isZero(row.income) && <MoneyText value={row.income} />}</td>
              <td className="u-num">{!isZero(row.expense) && <MoneyText value={row.expense} />}</td>
              <td className="u-num">
                <MoneyText value={row.balance} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {translate('customerLists.statement.closing')}
            </th>
            <td className="u-num">
              <MoneyText value={record.income} />
            </td>
            <td className="u-num">
              <MoneyText value={record.expense} />
            </td>
            <td className="u-num">
              <MoneyText value={record.closingBalance} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
