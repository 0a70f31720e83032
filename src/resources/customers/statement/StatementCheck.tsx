import { useTranslate } from 'ra-core';
import { agreementOf, totalsOf } from '../../../domain/customerLists/statement';
import { StatementAgreement } from '../../../domain/enums/customerLists';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { subtractMoney, type MoneyValue } from '../../../domain/money';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Chip } from '../../../ui/Chip/Chip';
import { Card } from '../../../framework/parts/Card';
import type { StatementRecord } from './StatementBody';
import { Muted } from '../../../ui/Text/Text';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import textStyles from '../../../ui/Text/Text.module.css';
import type { StatementMovement } from './statement.entity';

const FIGURES = ['income', 'expense', 'closingBalance'] as const;

/** closing = opening + income − expense, calculated again from the movements; both sides where they differ. */
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
  const calculated = totalsOf(stated.openingBalance, rows);
  const money = (value: MoneyValue) => (
    <td className={textStyles.num}>
      <MoneyText value={value} />
    </td>
  );
  return (
    <Card
      flush
      title={translate('customerLists.statement.check')}
      aside={
        <Chip tone={toneOf(StatementAgreement, agreement)}>
          <span aria-hidden="true">{agreement === 'AGREES' ? '=' : '≠'} </span>
          {translate(labelKeyOf(StatementAgreement, agreement))}
        </Chip>
      }
    >
      <Muted as="p">{translate('customerLists.statement.formula')}</Muted>
      {agreement !== 'AGREES' && (
        <TableFrame label={translate('customerLists.statement.check')}>
          <Table>
            <thead>
              <tr>
                <td />
                <th scope="col" className={textStyles.num}>
                  {heading(translate('customerLists.statement.stated'))}
                </th>
                <th scope="col" className={textStyles.num}>
                  {heading(translate('customerLists.statement.calculated'))}
                </th>
                <th scope="col" className={textStyles.num}>
                  {heading(translate('customerLists.statement.difference'))}
                </th>
              </tr>
            </thead>
            <tbody>
              {FIGURES.map((figure) => (
                <tr key={figure}>
                  <th scope="row">{label(figure)}</th>
                  {money(stated[figure])}
                  {money(calculated[figure])}
                  {money(subtractMoney(stated[figure], calculated[figure]))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </Card>
  );
}
