import { useTranslate } from '../../i18n/useTranslate';
import { formatMoney } from '../../domain/money';
import { AUTHORITY } from '../../domain/settings';
import { isHarmless, type Guard } from '../../entity/guard';
import type { LifecycleAction } from '../../entity/lifecycle';

/** What stands beside the right that an action is done with; nothing where that is enough. */
export const guardOf = ({
  guard,
  notByMaker,
}: Pick<LifecycleAction, 'guard' | 'notByMaker'>): Guard | undefined =>
  guard ?? (notByMaker ? 'secondPerson' : undefined);

/** Says who else, or what, has to stand beside the person: before anything is typed (docs/domain/authority.md 1.4). */
export function GuardNote({ guard }: { guard: Guard | undefined }) {
  const translate = useTranslate();
  if (guard === undefined || isHarmless(guard)) return null;
  const amount = formatMoney(AUTHORITY.aloneADay);
  return (
    <p data-part="guard">
      {typeof guard === 'string'
        ? translate(`record.guards.${guard}`)
        : translate('record.guards.limit', { amount })}
    </p>
  );
}
