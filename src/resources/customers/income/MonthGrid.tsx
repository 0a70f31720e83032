import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatMoney } from '../../../domain/money';
import type { Tone } from '../../../domain/tone';
import { Chip } from '../../../ui/Chip/Chip';
import { Card } from '../../../framework/parts/Card';
import type { IncomeStatusAnswer, MonthStatus } from './api';
import { Subtitle } from '../../../ui/Text/Text';
import { Columns, Stack } from '../../../ui/Stack/Stack';
import { Tile } from '../../../ui/Tile/Tile';

type Registered = Exclude<MonthStatus, 'EMPTY'>;

const TONES: Readonly<Record<Registered, Tone>> = { CONFIRMED: 'success', WAITING: 'pending' };
const WORDS: Readonly<Record<Registered, MessageKey>> = {
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
    { key: 'window' as const, months: months.slice(-windowMonths) },
    { key: 'before' as const, months: months.slice(0, -windowMonths) },
  ].filter((part) => part.months.length > 0);
  return (
    <Card title={translate('income.grid')}>
      <Stack gap={16}>
        {parts.map((part) => (
          <section key={part.key}>
            <Subtitle>
              {translate(`income.${part.key}_months`, { count: part.months.length })}
            </Subtitle>
            <Columns as="ol" min={160} gap={8} fill>
              {part.months.map(({ month, standing: state, amount }) => (
                <Tile as="li" key={month} data-ink={state === 'EMPTY' ? 'muted' : undefined}>
                  <span>{month}</span>
                  <strong>{amount === null ? '—' : formatMoney(amount)}</strong>
                  {state !== 'EMPTY' && (
                    <span>
                      <Chip tone={TONES[state]}>{translate(WORDS[state])}</Chip>
                    </span>
                  )}
                </Tile>
              ))}
            </Columns>
          </section>
        ))}
      </Stack>
    </Card>
  );
}
