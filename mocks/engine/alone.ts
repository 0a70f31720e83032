import { LEAD } from '../../src/domain/enums/lead';
import { excess, plus, ZERO } from '../../src/domain/lending/amounts';
import { compareMoney, toMoney } from '../../src/domain/money';
import { AUTHORITY } from '../../src/domain/settings';
import { limitedBy, type Guard } from '../../src/entity/guard';
import { invalid } from './ApiError';
import type { Call } from './Call';
import { may } from './Caller';

/**
 * Refuses what one person would move beyond the sum of a day with nothing but the right of a list: small amounts that reach
 * it together are no way around it (docs/domain/authority.md 1.3). A lead has no such limit.
 * @param room whose amounts are counted together
 * @param values what was typed; the guard names the amount among it
 * @returns counts the amount, once it was moved
 * @throws ApiError 400 at the amount
 */
export function limitAlone(
  { store, caller }: Call,
  room: string,
  guard: Guard | undefined,
  values: Readonly<Record<string, unknown>>,
): () => void {
  const field = limitedBy(guard);
  if (field === undefined || may(caller, LEAD)) return () => undefined;
  const key = `${caller.id} ${store.clock.today()} ${room}`;
  const before = store.alone.get(key) ?? ZERO;
  const sum = plus(before, toMoney(values[field] as string | null) ?? ZERO);
  if (compareMoney(sum, AUTHORITY.aloneADay) === 1)
    throw invalid(
      { [field]: 'validation.alone_above' },
      { [field]: { left: excess(AUTHORITY.aloneADay, before) } },
    );
  return () => {
    store.alone.set(key, sum);
  };
}
