import { useTranslate } from '../../../i18n/useTranslate';
import { now } from '../../../domain/clock';
import { instantToWallTime } from '../../../domain/dates';
import { openingAt, type HoursOfDay } from '../../../domain/openingHours';

/** Until when a branch is open, or when it opens next, in words. */
export function NextChange({ hours }: { hours: readonly HoursOfDay[] }) {
  const translate = useTranslate();
  const { isOpen, next } = openingAt(hours, instantToWallTime(now()) ?? '');
  if (!next) return translate('content.branch.never');
  const { time, weekday, inDays } = next;
  if (isOpen) return translate('content.branch.until', { time });
  return inDays === 0
    ? translate('content.branch.opens_today', { time })
    : translate('content.branch.opens', { time, day: translate(`enums.Weekday.${weekday}`) });
}
