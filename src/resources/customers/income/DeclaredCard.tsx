import { useTranslate, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { useMoneyHeading } from '../../../crud/useLabels';
import { compareMoney, formatMoney } from '../../../domain/money';
import { StatusChip } from '../../../ui/base/StatusChip';
import { Card } from '../../../crud/parts/Card';
import type { IncomeRecord } from './api';
import './income.css';

/** What the customer declared beside what the documents say, with the differences marked (interface rule 35). */
export function DeclaredCard({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { averageAmount, months, extracted } = record as unknown as IncomeRecord;
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
        <p className="u-muted">{translate('income.not_read')}</p>
      ) : (
        <table className="u-table income-table">
          <thead>
            <tr>
              <th scope="col">{translate('income.title')}</th>
              <th scope="col" className="u-num">
                {translate('income.declared')}
              </th>
              <th scope="col" className="u-num">
                {translate('income.extracted')}
              </th>
              <th scope="col">{translate('income.checks')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, declared, found, agrees]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="u-num">{declared}</td>
                <td className="u-num">{found}</td>
                <td>
                  <StatusChip tone={agrees ? 'success' : 'warning'}>
                    {translate(agrees ? 'income.agrees' : 'income.differs')}
                  </StatusChip>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
