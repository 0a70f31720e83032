import { useTranslate } from '../../i18n/useTranslate';
import { formatMoney } from '../../domain/money';
import type { Check } from '../../domain/reconcile/Check';
import { Chip } from '../../ui/Chip/Chip';

interface Props {
  label: string;
  check: Check;
  /** The sides are counts, not amounts. */
  counts?: boolean;
}

/** Whether two figures agree, in a chip, with both of them where they do not (docs/domain/money.md 9.1). */
export function CheckRow({ label, check, counts }: Props) {
  const translate = useTranslate();
  const { id, ok, left, right } = check;
  const written = (side: string) => (counts ? side : formatMoney(side));
  return (
    <div data-part={`check-${id}`}>
      {label}:{' '}
      <Chip tone={ok ? 'success' : 'critical'}>
        {translate(ok ? 'checks.equal' : 'checks.unequal')}
      </Chip>
      {!ok && ` ${written(left)} ≠ ${written(right)}`}
    </div>
  );
}
