import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { formatDateTime } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { Card } from '../../../framework/parts/Card';
import { FormulaLine } from './FormulaCard';
import { Notice } from '../../../ui/Notice/Notice';
import { Row } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import textStyles from '../../../ui/Text/Text.module.css';
import type { IncomeStatusAnswer } from './api';
import { IncomeMedium, IncomeType } from '../../../domain/enums/customerIncome';

/** What the customer's salary, score and limit rest on now, and how old that is. */
export function IncomeStatusCard({ standing }: { standing: IncomeStatusAnswer }) {
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
            value: <span className={textStyles.num}>{formatMoney(customer.salary)}</span>,
          },
          { key: 'score', label: translate('income.score'), value: customer.score ?? '—' },
          {
            key: 'limit',
            label: heading(translate('income.limit')),
            value: <span className={textStyles.num}>{formatMoney(customer.limit)}</span>,
          },
          {
            key: 'age',
            label: translate('income.age'),
            value: current ? translate('income.age_days', { smart_count: current.age }) : '—',
          },
        ]}
      />
      {current?.isStale && (
        <Notice tone="caution">{translate('income.is_stale', { days: standing.freshDays })}</Notice>
      )}
      {waiting > 0 && <Notice>{translate('income.waits', { smart_count: waiting })}</Notice>}
      <Card title={translate('income.standing')}>
        {current ? (
          <>
            <Row as="p">
              <EnumChip of={IncomeType} value={current.type} />
              <EnumChip of={IncomeMedium} value={current.medium} />
              <Muted>
                {translate('income.approved_on')}: {formatDateTime(current.approvedAt).text}
              </Muted>
            </Row>
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
