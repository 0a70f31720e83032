import { useTranslate } from 'ra-core';
import { agreementOf, totalsOf } from '../../../domain/customerLists/statement';
import { StatementAgreement } from '../../../domain/enums/customerLists';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { subtractMoney, type MoneyValue } from '../../../domain/money';
import { useFieldLabel, useMoneyHeading } from '../../../crud/useLabels';
import { MoneyText } from '../../../ui/base/MoneyText';
import { StatusChip } from '../../../ui/base/StatusChip';
import { Card } from '../../../crud/parts/Card';
import type { StatementRecord } from './StatementBody';
import type { StatementMovement } from './api';
import './customerLists.css';

const FIGURES = ['income', 'expense', 'closingBalance'] as const;

/** closing = opening + income − expense, reckoned anew from the movements; both sides where they differ. */
export function StatementCheck({
  record,
  rows,
}: {
  record: StatementRecord;
  rows: readonly StatementMovement[];
}) {
  const translate = useTranslate();
  const label = useFieldLabel('customers/statement');
  const heading = useMoneyHeading();
  const stated = {
    openingBalance: String(record.openingBalance),
    income: String(record.income),
    expense: String(record.expense),
    closingBalance: String(record.closingBalance),
  };
  const agreement = agreementOf(stated, rows);
  const reckoned = totalsOf(stated.openingBalance, rows);
  const money = (value: MoneyValue) => (
    <td className="u-num">
      <MoneyText value={value} />
    </td>
  );
  return (
    <Card
      flush
      title={translate('customerLists.statement.check')}
      aside={
        <StatusChip tone={toneOf(StatementAgreement, agreement)}>
          <span aria-hidden="true">{agreement === 'AGREES' ? '=' : '≠'} </span>
          {translate(labelKeyOf(StatementAgreement, agreement))}
        </StatusChip>
      }
    >
      <p className="cl-none">{translate('customerLists.statement.formula')}</p>
      {agreement !== 'AGREES' && (
        <div
          className="cl-scroll"
          tabIndex={0}
          role="group"
          aria-label={translate('customerLists.statement.check')}
        >
          <table className="cl-table">
            <thead>
              <tr>
                <td />
                <th scope="col" className="u-num">
                  {heading(translate('customerLists.statement.stated'))}
                </th>
                <th scope="col" className="u-num">
                  {heading(translate('customerLists.statement.reckoned'))}
                </th>
                <th scope="col" className="u-num">
                  {heading(translate('customerLists.statement.difference'))}
                </th>
              </tr>
            </thead>
            <tbody>
              {FIGURES.map((figure) => (
                <tr key={figure}>
                  <th scope="row">{label(figure)}</th>
                  {money(stated[figure])}
                  {money(reckoned[figure])}
                  {money(subtractMoney(stated[figure], reckoned[figure]))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
