import { useTranslate } from '../../../i18n/useTranslate';
import type { Opening } from '../../../domain/openingHours';

/** From so many days on the weekday does not say which day is meant. */
const WEEK = 7;

/** Until when a branch is open, or when it opens next, in words; nothing where that is not known. */
export function NextChange({ opening }: { opening: Opening | undefined }) {
  const translate = useTranslate();
  if (!opening) return null;
  const { isOpen, next } = opening;
  if (!next) return translate('content.branch.never');
  const { time, day, weekday, inDays } = next;
  if (isOpen) return translate('content.branch.until', { time });
  if (inDays === 0) return translate('content.branch.opens_today', { time });
  return inDays < WEEK
    ? translate('content.branch.opens', { time, day: translate(`enums.Weekday.${weekday}`) })
    : translate('content.branch.opens_on', { time, day });
}
