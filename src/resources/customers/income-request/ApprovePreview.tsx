import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { compareMoney } from '../../../domain/money';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Notice } from '../../../ui/Notice/Notice';
import { Muted } from '../../../ui/Text/Text';
import type { IncomeRecord } from './IncomeRecord';

/** What an approval makes of the customer: salary, score and limit, before and after (docs/domain/income.md 5.1). */
export function ApprovePreview({ record }: { record: IncomeRecord }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { before, after } = record.change;
  const amount = (value: string | null) => value && <MoneyText value={value} />;
  const isLower = compareMoney(after.limit, before.limit) === -1;
  return (
    <>
      <DiffTable
        rows={[
          {
            label: heading(translate('income.salary')),
            before: amount(before.salary),
            after: amount(after.salary),
          },
          { label: translate('income.score'), before: before.score, after: after.score },
          {
            label: heading(translate('income.limit')),
            before: amount(before.limit),
            after: amount(after.limit),
          },
        ]}
      />
      {isLower && <Notice tone="caution">{translate('income.limit_lower')}</Notice>}
      <Muted as="p">{translate('income.limit_note')}</Muted>
    </>
  );
}
