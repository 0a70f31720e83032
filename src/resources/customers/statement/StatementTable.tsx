import { useTranslate } from 'ra-core';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import { DateTimeText } from '../../../ui/Text/DateText';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { isZero } from './isZero';
import type { StatementRecord } from './StatementBody';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import { Hidden } from '../../../ui/Text/Text';
import textStyles from '../../../ui/Text/Text.module.css';
import tableStyles from '../../../ui/DataTable/Table.module.css';
import type { StatementMovement } from './statement.entity';

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
      <td className={textStyles.num}>
        <MoneyText value={value} />
      </td>
    </tr>
  );
  return (
    <TableFrame label={title}>
      <Table>
        <Hidden as="caption">{title}</Hidden>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {label(column)}
              </th>
            ))}
            {(['income', 'expense'] as const).map((column) => (
              <th key={column} scope="col" className={textStyles.num}>
                {heading(label(column))}
              </th>
            ))}
            <th scope="col" className={textStyles.num}>
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
              <td className={tableStyles.long}>{row.transactionDescription ?? '—'}</td>
              <td>{row.counterpartAccount ?? '—'}</td>
              <td className={textStyles.num}>
                {!isZero(row.income) && <MoneyText value={row.income} />}
              </td>
              <td className={textStyles.num}>
                {!isZero(row.expense) && <MoneyText value={row.expense} />}
              </td>
              <td className={textStyles.num}>
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
            <td className={textStyles.num}>
              <MoneyText value={record.income} />
            </td>
            <td className={textStyles.num}>
              <MoneyText value={record.expense} />
            </td>
            <td className={textStyles.num}>
              <MoneyText value={record.closingBalance} />
            </td>
          </tr>
        </tfoot>
      </Table>
    </TableFrame>
  );
}
