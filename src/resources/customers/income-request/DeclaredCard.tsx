import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useMoneyHeading } from '../../../framework/useLabels';
import { compareMoney, formatMoney } from '../../../domain/money';
import { Chip } from '../../../ui/Chip/Chip';
import { Card } from '../../../framework/parts/Card';
import { Muted } from '../../../ui/Text/Text';
import { Table } from '../../../ui/DataTable/Table';
import textStyles from '../../../ui/Text/Text.module.css';
import type { IncomeRecord } from './IncomeRecord';

/**
 * What the customer declared beside what the documents say, with the differences marked (docs/domain/interface.md 7.1).
 */
export function DeclaredCard({ record }: { record: IncomeRecord }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { averageAmount, months, extracted } = record;
  const rows: [label: string, declared: ReactNode, found: ReactNode, agrees: boolean][] = extracted
    ? [
        [
          heading(translate('income.formula_average')),
          formatMoney(averageAmount),
          formatMoney(extracted.averageAmount),
          compareMoney(averageAmount, extracted.averageAmount) === 0,
        ],
        [
          translate('income.months'),
          months.length,
          extracted.months,
          months.length === extracted.months,
        ],
      ]
    : [];
  return (
    <Card title={translate('income.checks')} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <Muted as="p">{translate('income.not_read')}</Muted>
      ) : (
        <Table wrap>
          <thead>
            <tr>
              <th scope="col">{translate('income.title')}</th>
              <th scope="col" className={textStyles.num}>
                {translate('income.declared')}
              </th>
              <th scope="col" className={textStyles.num}>
                {translate('income.extracted')}
              </th>
              <th scope="col">{translate('income.checks')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, declared, found, agrees]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className={textStyles.num}>{declared}</td>
                <td className={textStyles.num}>{found}</td>
                <td>
                  <Chip tone={agrees ? 'success' : 'warning'}>
                    {translate(agrees ? 'income.agrees' : 'income.differs')}
                  </Chip>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
