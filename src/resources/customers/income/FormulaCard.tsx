import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { incomeFormula, type IncomeFormula } from '../../../domain/income/formula';
import type { IncomeMonth } from '../../../domain/income/months';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney, formatPercent } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Muted } from '../../../ui/Text/Text';
import { Row } from '../../../ui/Stack/Stack';

interface FormulaCardProps {
  months: readonly IncomeMonth[];
  /** Percent; nothing while the type is not known. */
  margin: string | number | null | undefined;
  /** The result was approved. */
  isApproved?: boolean;
}

/**
 * How an income is calculated: average of the months × margin, in one line and part by part
 * (docs/domain/income.md 3.1).
 */
export function FormulaCard({ months, margin, isApproved }: FormulaCardProps) {
  const translate = useTranslate();
  const formula = incomeFormula(months, margin);
  return (
    <Card title={translate('income.formula')}>
      {formula ? (
        <FormulaLine formula={formula} isApproved={isApproved} />
      ) : (
        <Muted as="p">{translate('income.no_formula')}</Muted>
      )}
    </Card>
  );
}

interface FormulaLineProps {
  formula: IncomeFormula;
  isApproved?: boolean;
}

/** The formula with its result. */
export function FormulaLine({ formula, isApproved = false }: FormulaLineProps) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { sum, count, average, margin, approved } = formula;
  const line = translate('income.formula_line', {
    sum: formatMoney(sum),
    count: formatCount(count),
    margin: formatPercent(margin),
  });
  const result = isApproved ? 'income.approved_amount' : 'income.formula_approved';
  return (
    <>
      <Row as="p" gap={4} pad="0 0 12px">
        {line} <span aria-hidden="true">=</span> <b>{formatMoney(approved)}</b>
      </Row>
      <Facts
        facts={[
          [heading(translate('income.formula_sum')), formatMoney(sum)],
          [heading(translate('income.formula_average')), formatMoney(average)],
          [heading(translate(result)), <b key="result">{formatMoney(approved)}</b>],
        ]}
      />
    </>
  );
}
