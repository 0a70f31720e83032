import { useTranslate } from '../../i18n/useTranslate';
import { today } from '../../domain/clock';
import type { DateValue } from '../../domain/dates';
import { remainingDays } from '../../domain/remainingDays';
import { Chip } from './Chip';

/** "Today", "3 days remaining", "3 days exceeded", counted in days of Ulaanbaatar (docs/domain/interface.md 2.3). */
export function RemainingDays({ date }: { date: DateValue }) {
  const translate = useTranslate();
  if (date === null || date === undefined || date === '') return <>—</>;
  const remaining = remainingDays(date, today());
  if (remaining.kind === 'invalid') {
    return (
      <>
        {String(date)} <Chip tone="warning">{translate(remaining.labelKey)}</Chip>
      </>
    );
  }
  return (
    <Chip tone={remaining.tone}>
      {translate(remaining.labelKey, { smart_count: remaining.days })}
    </Chip>
  );
}
