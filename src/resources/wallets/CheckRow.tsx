import { useTranslate } from 'ra-core';
import { formatMoney } from '../../domain/money';
import type { Check } from '../../domain/reconcile/Check';
import { Chip } from '../../ui/Chip/Chip';

/** Whether two figures agree, in a chip, with both of them where they do not (docs/domain/money.md 9.1). */
export function CheckRow({ label, check }: { label: string; check: Check }) {
  const translate = useTranslate();
  const { id, ok, left, right } = check;
  return (
    <div data-part={`check-${id}`}>
      {label}:{' '}
      <Chip tone={ok ? 'success' : 'critical'}>
        {translate(ok ? 'checks.equal' : 'checks.unequal')}
      </Chip>
      {!ok && ` ${formatMoney(left)} ≠ ${formatMoney(right)}`}
    </div>
  );
}
