import { capsOfLastMonth, type CarSettings, carSettings, recomputeCaps } from './carCaps';
import entity from '../../../../src/resources/car-loans/price/price.entity';
import type { Call } from '../../../engine/Call';
import { duplicate } from '../../../engine/duplicate';
import type { Hooks, LastMonth } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

type Values = Readonly<Record<string, unknown>>;

const word = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** One price for each mark, model and year. @throws ApiError 409 */
function refuseSecond(call: Call, values: Values, self?: MockRecord): void {
  const isSame = (other: MockRecord) =>
    other !== self &&
    word(other.manufacturedYear) === word(values.manufacturedYear) &&
    word(other.mark) === word(values.mark) &&
    word(other.carModel) === word(values.carModel);
  const other = collectionOf(call, 'car-loan/prices').all.find(isSame);
  if (other) throw duplicate(call, entity, ['carModel'], other);
}

/** The prices after a change. */
function changed({ store }: Pick<Call, 'store'>, values: Values, self?: MockRecord): CarSettings {
  const settings = carSettings(store);
  const others = settings.prices.filter((price) => price !== self);
  return { ...settings, prices: [...others, { id: 0, ...values }] };
}

/** Open requests follow the prices at once. */
function follow(call: Call, values: Values, self?: MockRecord): void {
  const source = [values.mark, values.carModel, values.manufacturedYear].join(' ');
  recomputeCaps(call.store, source, changed(call, values, self));
}

const lastMonth: LastMonth = ({ record, after }, call) =>
  capsOfLastMonth(call.store, changed(call, { ...record, ...after }, record));

/** Allowed prices of cars: open requests are calculated again after every change (docs/domain/lending.md 15.2). */
export const hooks: Hooks = {
  resource: 'car-loan/prices',
  lastMonth: { create: lastMonth, update: lastMonth },
  create(values, call) {
    refuseSecond(call, values);
    follow(call, values);
    return { updatedBy: call.caller.id };
  },
  update(record, changes, call) {
    const values = { ...record, ...changes };
    refuseSecond(call, values, record);
    follow(call, values, record);
    return {};
  },
};
