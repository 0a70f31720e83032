import { carSettings, recomputeCaps } from '../price/carCaps';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';

/** Open requests follow the percents at once. */
function follow(call: Call, self: MockRecord | undefined, next?: MockRecord): void {
  const settings = carSettings(call.store);
  const others = settings.percents.filter((one) => one !== self);
  const source = String((next ?? self)?.manufacturedYear);
  recomputeCaps(call.store, source, {
    ...settings,
    percents: next ? [...others, next] : others,
  });
}

/** Percents of the allowed price: caps of open requests follow every change (docs/domain/lending.md 15.2). */
export const hooks: Hooks = {
  resource: 'car-loan/percents',
  create(values, call) {
    follow(call, undefined, { id: 0, ...values });
    return { updatedBy: call.caller.id };
  },
  update(record, changes, call) {
    follow(call, record, { ...record, ...changes });
    return {};
  },
  remove: (record, call) => follow(call, record),
};
