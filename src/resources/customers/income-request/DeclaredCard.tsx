import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { compareMoney, formatMoney } from '../../../domain/money';
import { Chip } from '../../../ui/Chip/Chip';
import { Card } from '../../../framework/parts/Card';
import { Muted } from '../../../ui/Text/Text';
import type { IncomeRecord } from './IncomeRecord';
import { DataTable } from '../../../ui/DataTable/DataTable';

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
        <DataTable
          wrap
          caption={translate('income.checks')}
          columns={[
            {
              key: 'what',
              head: translate('income.title'),
              isName: true,
              cell: ([label]) => label,
            },
            {
              key: 'declared',
              head: translate('income.declared'),
              numeric: true,
              cell: ([, declared]) => declared,
            },
            {
              key: 'found',
              head: translate('income.extracted'),
              numeric: true,
              cell: ([, , found]) => found,
            },
            {
              key: 'verdict',
              head: translate('income.checks'),
              cell: ([, , , agrees]) => (
                <Chip tone={agrees ? 'success' : 'warning'}>
                  {translate(agrees ? 'income.agrees' : 'income.differs')}
                </Chip>
              ),
            },
          ]}
          rows={rows}
          keyOf={([label]) => label}
        />
      )}
    </Card>
  );
}
