import { capsOfLastMonth, type CarSettings, carSettings, recomputeCaps } from '../price/carCaps';
import type { Call } from '../../../engine/Call';
import type { Hooks, LastMonth } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';

/** The percents after a change. */
function changed(
  { store }: Pick<Call, 'store'>,
  self: MockRecord | undefined,
  next?: MockRecord,
): CarSettings {
  const settings = carSettings(store);
  const others = settings.percents.filter((one) => one !== self);
  return { ...settings, percents: next ? [...others, next] : others };
}

/** Open requests follow the percents at once. */
function follow(call: Call, self: MockRecord | undefined, next?: MockRecord): void {
  const source = String((next ?? self)?.manufacturedYear);
  recomputeCaps(call.store, source, changed(call, self, next));
}

const lastMonth: LastMonth = ({ record, after }, call) =>
  capsOfLastMonth(call.store, changed(call, record, { id: 0, ...record, ...after }));

/** Percents of the allowed price: caps of open requests follow every change (docs/domain/lending.md 15.2). */
export const hooks: Hooks = {
  resource: 'car-loan/percents',
  lastMonth: {
    create: lastMonth,
    update: lastMonth,
    delete: ({ record }, call) => capsOfLastMonth(call.store, changed(call, record)),
  },
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
