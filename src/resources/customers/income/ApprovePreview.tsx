import { useTranslate, type RaRecord } from 'ra-core';
import { useMoneyHeading } from '../../../crud/useLabels';
import { compareMoney } from '../../../domain/money';
import { ConsequenceTable } from '../../../ui/base/ConsequenceTable';
import { MoneyText } from '../../../ui/base/MoneyText';
import type { IncomeRecord } from './api';

/** What an approval makes of the customer: salary, score and limit, before and after (domain 4.12, 4.30). */
export function ApprovePreview({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { before, after } = (record as unknown as IncomeRecord).change;
  const amount = (value: string | null) => value && <MoneyText value={value} />;
  const isLower = compareMoney(after.limit, before.limit) === -1;
  return (
    <>
      <ConsequenceTable
        irreversible={false}
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
      {isLower && (
        <p className="u-notice" data-tone="caution">
          {translate('income.limit_lower')}
        </p>
      )}
      <p className="u-muted">{translate('income.limit_note')}</p>
    </>
  );
}
