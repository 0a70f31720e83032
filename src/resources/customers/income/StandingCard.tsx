import { useTranslate } from 'ra-core';
import { useMoneyHeading } from '../../../crud/useLabels';
import { formatDateTime } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import { INCOME } from '../../../domain/settings';
import { EmptyState } from '../../../ui/base/EmptyState';
import { EnumChip } from '../../../ui/base/EnumChip';
import { KeyFacts } from '../../../ui/base/KeyFacts';
import { Card } from '../../../crud/parts/Card';
import { FormulaLine } from './FormulaCard';
import type { IncomeStandingAnswer } from './api';

/** What the customer's salary, score and limit rest on now, and how old that is. */
export function StandingCard({ standing }: { standing: IncomeStandingAnswer }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { current, customer, waiting } = standing;
  return (
    <>
      <KeyFacts
        facts={[
          {
            key: 'salary',
            label: heading(translate('income.salary')),
            value: <span className="u-num">{formatMoney(customer.salary)}</span>,
          },
          { key: 'score', label: translate('income.score'), value: customer.score ?? '—' },
          {
            key: 'limit',
            label: heading(translate('income.limit')),
            value: <span className="u-num">{formatMoney(customer.limit)}</span>,
          },
          {
            key: 'age',
            label: translate('income.age'),
            value: current ? translate('income.age_days', { smart_count: current.age }) : '—',
          },
        ]}
      />
      {current?.isStale && (
        <p className="u-notice" data-tone="caution">
          {translate('income.is_stale', { days: INCOME.freshDays })}
        </p>
      )}
      {waiting > 0 && (
        <p className="u-notice">{translate('income.waits', { smart_count: waiting })}</p>
      )}
      <Card title={translate('income.standing')}>
        {current ? (
          <>
            <p className="income-line">
              <EnumChip name="IncomeType" value={current.type} />
              <EnumChip name="IncomeMedium" value={current.medium} tone="info" />
              <span className="u-muted">
                {translate('income.approved_on')}: {formatDateTime(current.approvedAt).text}
              </span>
            </p>
            <FormulaLine formula={current.formula} isApproved />
          </>
        ) : (
          <EmptyState
            kind="nothing-yet"
            title={translate('income.no_income')}
            text={translate('income.no_income_text')}
          />
        )}
      </Card>
    </>
  );
}
