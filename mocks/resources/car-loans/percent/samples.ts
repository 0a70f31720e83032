import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** Years of manufacture and what share of the price may be lent from them on; older cars have no cap. */
const BANDS = [
  ['2020', 60],
  ['2015', 50],
] as const;

/** The percents that the embedded gateway was configured with. */
export const samples: SampleMaker = {
  resource: 'car-loan/percents',
  make({ today, people }) {
    const admin = people.find(({ username }) => username === 'admin')?.id ?? null;
    const at = `${addDays(today, -120)}T03:20:00.000Z`;
    return BANDS.map(([manufacturedYear, percent], index): MockRecord => ({
      id: index + 1,
      manufacturedYear,
      percent,
      createdAt: at,
      createdBy: admin,
      updatedAt: at,
      updatedBy: admin,
    }));
  },
};
