import { useTranslate } from '../../../../i18n/useTranslate';
import type { RateWarning } from '../../../../domain/lending/rateWarning';
import { Notice } from '../../../../ui/Notice/Notice';

/** Warns whoever types or decides a request with an interest above the cap (docs/domain/lending.md 6.2). */
export function RateNotice({ warning }: { warning: RateWarning | null | undefined }) {
  const translate = useTranslate();
  return warning ? (
    <Notice tone="caution" role="status">
      {translate('warnings.monthly_rate', { ...warning })}
    </Notice>
  ) : null;
}
