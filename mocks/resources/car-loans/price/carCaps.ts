import { total, ZERO } from '../../../../src/domain/lending/amounts';
import { compareMoney } from '../../../../src/domain/money';
import type { Effect } from '../../../../src/entity/guard';
import { ofLastMonth } from '../../settings/change/lastMonth';
import { carLoanCap } from '../../../../src/domain/carLoans/carLoanCap';
import { priceOf } from './samples';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const REQUESTS = 'car-loan/loan-requests';
/** Requests whose cap follows the prices; that of a decided one stays as it was decided. */
const OPEN: readonly unknown[] = ['draft', 'pending'];

/** The prices and percents that caps are calculated from. */
export interface CarSettings {
  prices: readonly MockRecord[];
  percents: readonly MockRecord[];
}

/** Those that the gateway keeps now. */
export const carSettings = (store: Store): CarSettings => ({
  prices: store.collection('car-loan/prices')?.all ?? [],
  percents: store.collection('car-loan/percents')?.all ?? [],
});

/** What a request's cap is calculated from. */
function capFields(
  request: MockRecord,
  { prices, percents }: CarSettings,
): Record<string, unknown> {
  const allowedPrice = priceOf(prices, request) ?? null;
  const bands = percents.map(({ manufacturedYear, percent }) => ({
    yearFrom: Number(manufacturedYear),
    percent: String(percent),
  }));
  const known = carLoanCap(allowedPrice, Number(request.manufacturedYear), bands);
  return {
    allowedPrice,
    yearThreshold: known ? String(known.yearThreshold) : null,
    collateralPercent: known ? Number(known.percent) : null,
    cap: known?.cap ?? null,
  };
}

/** The present cap of a request: that of an open one is recalculated. */
export const capNow = (
  store: Store,
  request: MockRecord,
  settings: CarSettings = carSettings(store),
): Record<string, unknown> => (OPEN.includes(request.state) ? capFields(request, settings) : {});

/** What of the requests of the last month would have been capped otherwise by other prices or percents. */
export function capsOfLastMonth(store: Store, then: CarSettings): Effect[] {
  const requests = ofLastMonth(store, REQUESTS);
  const judged = (settings: CarSettings) =>
    requests.map((request) => ({
      cap: capFields(request, settings).cap as string | null,
      wanted: String(request.requestedAmount),
    }));
  const [before, after] = [judged(carSettings(store)), judged(then)];
  const caps = (all: typeof before) => total(all.map(({ cap }) => cap ?? ZERO));
  const within = (all: typeof before) =>
    all.filter(({ cap, wanted }) => cap !== null && compareMoney(wanted, cap) !== 1).length;
  return [
    { says: 'caps', before: caps(before), after: caps(after) },
    { says: 'within_cap', of: requests.length, before: within(before), after: within(after) },
  ];
}

/**
 * Calculates open requests again when prices or percents change; their histories say so (docs/domain/lending.md 15.2).
 * @param source the car whose price changed, or the year whose percent did
 * @param settings as they are after the change
 */
export function recomputeCaps(store: Store, source: string, settings: CarSettings): void {
  const requests = store.collection(REQUESTS);
  const at = store.clock.iso();
  for (const request of requests?.all ?? []) {
    const fields = capNow(store, request, settings);
    const changed = Object.entries(fields).filter(([name, value]) => request[name] !== value);
    if (changed.length === 0) continue;
    for (const [field, to] of changed) {
      store.history.add(REQUESTS, request, {
        at,
        by: null,
        action: 'update',
        field,
        from: request[field] ?? null,
        to,
        origin: 'AUTO',
        source,
      });
    }
    requests?.change(request, Object.fromEntries(changed));
  }
}
