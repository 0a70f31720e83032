import { useTranslate } from 'ra-core';
import { useFieldLabel, useMoneyHeading } from '../../../crud/useLabels';
import type { Schedule } from '../../../domain/lending/schedule';
import { formatMoney } from '../../../domain/money';

const MONEY_COLUMNS = ['principal', 'interest', 'total', 'balance'] as const;

/** A schedule that nobody has paid on yet, with its bottom line (domain 4.3). */
export function ScheduleTable({ schedule }: { schedule: Schedule }) {
  const translate = useTranslate();
  const label = useFieldLabel('loan_installment');
  const heading = useMoneyHeading();
  const { rows, totals } = schedule;
  return (
    <div
      className="act-scroll"
      tabIndex={0}
      role="group"
      aria-label={translate('loanActs.schedule.title')}
    >
      <table className="act-table">
        <caption>{translate('loanActs.schedule.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className="u-num">
              №
            </th>
            <th scope="col">{label('paymentDate')}</th>
            <th scope="col" className="u-num">
              {translate('loanActs.schedule.days')}
            </th>
            <th scope="col" className="u-num">
              {heading(label('principal'))}
            </th>
            <th scope="col" className="u-num">
              {heading(label('interest'))}
            </th>
            <th scope="col" className="u-num">
              {heading(label('total'))}
            </th>
            <th scope="col" className="u-num">
              {heading(translate('loanActs.schedule.balance'))}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.no}>
              <td className="u-num">{row.no}</td>
              <td className="u-nowrap">{row.dueDate}</td>
              <td className="u-num">{row.days}</td>
              {MONEY_COLUMNS.map((column) => (
                <td key={column} className="u-num">
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
            <td className="u-num">{totals.days}</td>
            {(['principal', 'interest', 'total'] as const).map((column) => (
              <td key={column} className="u-num">
                {formatMoney(totals[column])}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
