import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { useEntity } from '../../../framework/loadEntity';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useMoneyHeading } from '../../../framework/useLabels';
import type { IncomeMonth } from '../../../domain/income/months';
import { Card } from '../../../framework/parts/Card';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { MoneyText } from '../../../ui/Text/MoneyText';
import type { RecordOf } from '../../../entity/entity';
import type incomeScores from './incomeScore.entity';
import { FormulaCard } from '../income/FormulaCard';
import { MonthsCard } from '../income/MonthsCard';

/** What an approved income did: the formula behind it, and score, salary and limit before and after. */
export function ScoreBody() {
  const record = useRecordContext<
    RecordOf<typeof incomeScores> & { months?: readonly IncomeMonth[] }
  >();
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { entity } = useEntity('customers/income/score-list');
  if (!record) return null;
  const { months = [] } = record;
  return (
    <>
      <Card title={translate('income.change')}>
        <DiffTable
          rows={[
            {
              label: heading(translate('income.salary')),
              before: record.salaryBefore && <MoneyText value={record.salaryBefore} />,
              after: <MoneyText value={record.amount} />,
            },
            {
              label: translate('income.score'),
              before: record.scoreBefore,
              after: record.scoreAfter,
            },
            {
              label: heading(translate('income.limit')),
              before: record.limitBefore && <MoneyText value={record.limitBefore} />,
              after: <MoneyText value={record.limitAfter} />,
            },
          ]}
        />
      </Card>
      <FormulaCard months={months} margin={record.margin} isApproved />
      <MonthsCard months={months} />
      <RecordSections entity={entity} record={record} />
    </>
  );
}
