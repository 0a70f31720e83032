import { useTranslate } from 'ra-core';
import { formatMoney } from '../../../domain/money';
import type { Tone } from '../../../domain/tone';
import { Chip } from '../../../ui/Chip/Chip';
import { Card } from '../../../framework/parts/Card';
import styles from './MonthGrid.module.css';
import incomeStyles from './income.module.css';
import textStyles from '../../../ui/Text/Text.module.css';
import type { IncomeStatusAnswer, MonthStatus } from './api';

type Registered = Exclude<MonthStatus, 'EMPTY'>;

const TONES: Readonly<Record<Registered, Tone>> = { CONFIRMED: 'success', WAITING: 'pending' };
const WORDS: Readonly<Record<Registered, string>> = {
  CONFIRMED: 'income.month_confirmed',
  WAITING: 'income.month_waiting',
};

/**
 * The months of a customer, both lengths of the specification: the year that may be registered, and the three before
 * (docs/domain/income.md 2.1).
 */
export function MonthGrid({ standing }: { standing: IncomeStatusAnswer }) {
  const translate = useTranslate();
  const { months, windowMonths } = standing;
  const parts = [
    { key: 'window', months: months.slice(-windowMonths) },
    { key: 'before', months: months.slice(0, -windowMonths) },
  ].filter((part) => part.months.length > 0);
  return (
    <Card title={translate('income.grid')}>
      {parts.map((part) => (
        <section key={part.key} className={styles.year}>
          <h3 className={styles.yearTitle}>
            {translate(`income.${part.key}_months`, { count: part.months.length })}
          </h3>
          <ol className={incomeStyles.months}>
            {part.months.map(({ month, standing: state, amount }) => (
              <li key={month} className={incomeStyles.month} data-standing={state}>
                <span>{month}</span>
                <b className={textStyles.num}>{amount === null ? '—' : formatMoney(amount)}</b>
                {state !== 'EMPTY' && <Chip tone={TONES[state]}>{translate(WORDS[state])}</Chip>}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}
