import { useTranslate } from 'ra-core';
import { useFieldLabel, useMoneyHeading } from '../../../../framework/useLabels';
import type { Schedule } from '../../../../domain/lending/schedule';
import { formatMoney } from '../../../../domain/money';
import { Table, TableFrame } from '../../../../ui/DataTable/Table';
import { NoWrap } from '../../../../ui/Text/Text';
import textStyles from '../../../../ui/Text/Text.module.css';

const MONEY_COLUMNS = ['principal', 'interest', 'total', 'balance'] as const;

/** A schedule that nobody has paid on yet, with its bottom line (docs/domain/lending.md 5.4). */
export function NewScheduleTable({ schedule }: { schedule: Schedule }) {
  const translate = useTranslate();
  const label = useFieldLabel('loan_installment');
  const heading = useMoneyHeading();
  const { rows, totals } = schedule;
  return (
    <TableFrame data-part="schedule" label={translate('loanActs.schedule.title')}>
      <Table inner>
        <caption>{translate('loanActs.schedule.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className={textStyles.num}>
              №
            </th>
            <th scope="col">{label('paymentDate')}</th>
            <th scope="col" className={textStyles.num}>
              {translate('loanActs.schedule.days')}
            </th>
            <th scope="col" className={textStyles.num}>
              {heading(label('principal'))}
            </th>
            <th scope="col" className={textStyles.num}>
              {heading(label('interest'))}
            </th>
            <th scope="col" className={textStyles.num}>
              {heading(label('total'))}
            </th>
            <th scope="col" className={textStyles.num}>
              {heading(translate('loanActs.schedule.balance'))}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.no}>
              <td className={textStyles.num}>{row.no}</td>
              <NoWrap as="td">{row.dueDate}</NoWrap>
              <td className={textStyles.num}>{row.days}</td>
              {MONEY_COLUMNS.map((column) => (
                <td key={column} className={textStyles.num}>
                  {formatMoney(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{translate('common.total')}</th>
            <td className={textStyles.num}>{totals.days}</td>
            {(['principal', 'interest', 'total'] as const).map((column) => (
              <td key={column} className={textStyles.num}>
                {formatMoney(totals[column])}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </Table>
    </TableFrame>
  );
}
