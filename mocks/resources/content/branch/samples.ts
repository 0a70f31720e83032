import { openingAt, type HoursOfDay } from '../../../../src/domain/openingHours';
import { WEEKDAYS } from '../../../../src/fields/weeklySchedule/schema';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../sampleContent';

/** Hours from Monday to Friday, on Saturday and on Sunday; nothing where it is closed. */
type Hours = readonly [workdays: string | null, saturday?: string | null, sunday?: string | null];

const week = ([workdays, saturday = null, sunday = null]: Hours): HoursOfDay[] =>
  WEEKDAYS.map((weekday) => {
    const hours = weekday <= 5 ? workdays : weekday === 6 ? saturday : sunday;
    const [start, end] = hours?.split('-') ?? [];
    return hours ? { weekday, open: true, start, end } : { weekday, open: false };
  });

/** Code, name, address, latitude, longitude and hours. The last one is being rebuilt. */
const BRANCHES: readonly (readonly [string, string, string, number, number, Hours])[] = [
  [
    'UB-01',
    'Төв салбар',
    'Сүхбаатар дүүрэг, 1-р хороо, Сөүлийн гудамж 12',
    47.91602,
    106.91123,
    ['09:00-18:00', '10:00-15:00'],
  ],
  [
    'UB-02',
    'Баянзүрх салбар',
    'Баянзүрх дүүрэг, 6-р хороо, Энхтайваны өргөн чөлөө 85',
    47.91771,
    106.95287,
    ['09:00-19:00', '10:00-17:00', '10:00-15:00'],
  ],
  [
    'UB-03',
    'Хан-Уул салбар',
    'Хан-Уул дүүрэг, 15-р хороо, Махатма Гандийн гудамж 3',
    47.89654,
    106.91032,
    ['10:00-20:00', '10:00-20:00', '10:00-20:00'],
  ],
  [
    'UB-04',
    'Сонгинохайрхан салбар',
    'Сонгинохайрхан дүүрэг, 18-р хороо, 1-р хороолол',
    47.91998,
    106.86012,
    ['09:00-18:00', '10:00-15:00'],
  ],
  [
    'UB-05',
    'Баянгол салбар',
    'Баянгол дүүрэг, 4-р хороо, 3-р хороолол',
    47.91334,
    106.87655,
    ['09:00-18:00'],
  ],
  [
    'ER-01',
    'Эрдэнэт салбар',
    'Орхон аймаг, Баян-Өндөр сум, Уурхайчин баг',
    49.02763,
    104.04481,
    ['09:00-18:00', '10:00-14:00'],
  ],
  [
    'DA-01',
    'Дархан салбар',
    'Дархан-Уул аймаг, Дархан сум, 4-р баг',
    49.48671,
    105.92278,
    ['09:00-18:00', '10:00-14:00'],
  ],
  [
    'CH-01',
    'Чойбалсан салбар',
    'Дорнод аймаг, Хэрлэн сум, 6-р баг',
    48.07012,
    114.52791,
    ['09:00-17:00'],
  ],
  [
    'HO-01',
    'Ховд салбар',
    'Ховд аймаг, Жаргалант сум, Бугат баг',
    48.00538,
    91.64191,
    ['09:00-17:00'],
  ],
  ['UB-06', 'Налайх салбар', 'Налайх дүүрэг, 1-р хороо', 47.77203, 107.25544, [null]],
];

/** Branches of the capital and of provinces; one is closed on every day. */
export const samples: SampleMaker = {
  resource: 'branch',
  make: cachedByWorld((world) =>
    BRANCHES.map(([code, name, address, lat, lng, hours], index) => {
      const { createdAt, createdBy, updatedAt } = contentFacts(world, true, 900 - index * 60);
      const schedule = week(hours);
      const noon = openingAt(schedule, `${world.today} 12:00`);
      return {
        id: index + 1,
        code,
        name,
        address,
        mapAddress: { lat, lng },
        schedule,
        openNow: noon.isOpen ? 'OPEN' : 'CLOSED',
        createdAt,
        createdBy,
        updatedAt,
      };
    }),
  ),
};
