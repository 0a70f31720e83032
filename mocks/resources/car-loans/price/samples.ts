import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import { CAR_MODELS } from './carModels';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

const YEARS = [2_012, 2_014, 2_015, 2_016, 2_018, 2_020, 2_022, 2_023];
/** What a car loses a year, percent of its price as new. */
const LOSS_A_YEAR = 6;
const NEWEST = 2_023;
/** No price is set for the last models: requests for them have no cap. */
const PRICED = CAR_MODELS.length - 2;

/** Allowed prices of cars: the older, the lower. */
export const samples: SampleMaker = {
  resource: 'car-loan/prices',
  make({ today, people }) {
    const admin = people.find(({ username }) => username === 'admin')?.id ?? null;
    return CAR_MODELS.slice(0, PRICED).flatMap(([mark, carModel, millions], model) =>
      YEARS.map((year, place): MockRecord => {
        const share = 100 - (NEWEST - year) * LOSS_A_YEAR;
        const at = `${addDays(today, -((model * 11 + place * 5) % 240) - 1)}T03:20:00.000Z`;
        return {
          id: model * YEARS.length + place + 1,
          mark,
          carModel,
          manufacturedYear: String(year),
          price: `${millions * share * 10_000}.00`,
          createdAt: at,
          createdBy: admin,
          updatedAt: at,
          updatedBy: admin,
        };
      }),
    );
  },
};

/** The price of a mark, model and year among these; undefined where none is set. */
export const priceOf = (prices: readonly MockRecord[], car: MockRecord): string | undefined =>
  prices.find(
    (price) =>
      sameWord(price.manufacturedYear, car.manufacturedYear) &&
      sameWord(price.mark, car.mark) &&
      sameWord(price.carModel, car.carModel),
  )?.price as string | undefined;

const sameWord = (one: unknown, other: unknown): boolean =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase();
