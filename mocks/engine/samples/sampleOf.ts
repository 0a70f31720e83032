import Big from 'big.js';
import { addDays } from '../../../src/domain/dates';
import { rowFieldsOf, type Field, type KindName } from '../../../src/entity/Field';
import type { AdministrativeUnitOptions } from '../../../src/fields/administrativeUnit/schema';
import { offeredValues, type ChoiceOptions } from '../../../src/fields/choice/schema';
import type { DigitsOptions } from '../../../src/fields/digits/schema';
import type { ImageOptions } from '../../../src/fields/file/schema';
import type { MoneyOptions } from '../../../src/fields/money/schema';
import type { NumberOptions } from '../../../src/fields/number/schema';
import type { TextFormat, TextOptions } from '../../../src/fields/text/schema';
import { WEEKDAYS } from '../../../src/fields/weeklySchedule/schema';
import { sampleFile } from './sampleFile';

/** Repeatable randomness for sample records. */
export interface SampleContext {
  /** Number of the record in its collection, from 0. */
  index: number;
  /** Next number in [0, 1). */
  random: () => number;
  /** Today as YYYY-MM-DD in Asia/Ulaanbaatar. */
  today: string;
  /** Ids of the staff. */
  staff: readonly string[];
  /** Aliases of the lenders. */
  lenders: readonly string[];
  /** What a text says that names the record; any words without it. */
  called?: string;
}

/** Rows of a record's table without a limit of its own. */
const USUAL_ROWS = 2;

type Maker = (context: SampleContext, field: Field) => unknown;

/** Makes a value from what the field's options say. */
const by =
  <O>(make: (context: SampleContext, options: O) => unknown): Maker =>
  (context, { options }) =>
    make(context, options as O);

const oneOf = <T>(values: readonly T[], random: () => number): T =>
  values[Math.floor(random() * values.length)];

/** A plausible value of a field; tables have rows of such values. */
export const sampleOf = (field: Field, context: SampleContext): unknown =>
  MAKERS[field.kind.name](context, field);

const MAKERS: Readonly<Record<KindName, Maker>> = {
  administrativeUnit: by<AdministrativeUnitOptions>(({ index }, { level = 'subdistrict' }) =>
    UNITS[index % UNITS.length].slice(0, { province: 2, district: 5, subdistrict: 9 }[level]),
  ),
  bank: ({ index }) => [5, 4, 15, 34, 32][index % 5],
  choice: (context, { kind, options }) =>
    (kind.several ? someValues : oneValue)(context, options as unknown as ChoiceOptions),
  colour: ({ index }) => COLOURS[index % COLOURS.length],
  date: ({ today, random }, { kind }) => {
    if (kind.scale === 'day') return addDays(today, -Math.floor(random() * 365));
    const day = addDays(today, -1 - Math.floor(random() * 90));
    const minutes = Math.floor(random() * 600);
    return new Date(Date.parse(`${day}T01:00:00Z`) + minutes * 60_000).toISOString();
  },
  digits: (context, { kind, options }) =>
    // A phone is no number of somebody's papers.
    kind.identifier ? paperNumber(context, options as unknown as DigitsOptions) : phoneOf(context),
  embedded: rowsOf,
  file: by<ImageOptions>(({ index }, options) => sampleFile(options, index)),
  flag: ({ random }) => random() < 0.5,
  json: ({ index }) => ({ code: 200, message: 'OK', attempt: index + 1 }),
  mapPoint: ({ random }) => ({
    lat: Math.round((47.87 + random() * 0.08) * 1e5) / 1e5,
    lng: Math.round((106.8 + random() * 0.2) * 1e5) / 1e5,
  }),
  money: by<MoneyOptions>(({ random }, { min = 0, max }) => {
    const least = new Big(min);
    const span = (max === undefined ? new Big(10_000_000) : new Big(max).minus(least)).times(
      random().toFixed(6),
    );
    return least.plus(span.div(100).round(0, 0).times(100)).toFixed(2);
  }),
  number: by<NumberOptions>(({ index, random }, { format, integer, min = 0, max }) => {
    if (format === 'processCode') return PROCESS_CODES[index % PROCESS_CODES.length];
    const isPercent = format === 'percent';
    const value = min + random() * ((max ?? (isPercent ? 100 : min + 1000)) - min);
    return isPercent && !integer ? Math.floor(value * 100) / 100 : Math.floor(value);
  }),
  reference: ({ index, random, staff }, { kind }) => {
    if (kind.refersTo === 'any') return `news/${index + 1}`;
    if (kind.refersTo === 'staff') return oneOf(staff, random);
    if (!kind.several) return 1 + Math.floor(random() * 20);
    const first = 1 + Math.floor(random() * 18);
    return [first, first + 1];
  },
  registerNumber: ({ index }) => {
    const first = LETTERS[index % LETTERS.length];
    const second = LETTERS[(index * 5 + 3) % LETTERS.length];
    const year = 1965 + ((index * 7) % 40);
    const month = 1 + (index % 12) + (year < 2000 ? 0 : 20);
    const day = 1 + ((index * 11) % 28);
    return `${first}${second}${two(year % 100)}${two(month)}${two(day)}${two((index * 13) % 100)}`;
  },
  richText: ({ index }) =>
    `<p>Жишээ агуулга <strong>${index + 1}</strong></p><ul><li>Нэгдүгээр нөхцөл</li><li>Хоёрдугаар нөхцөл</li></ul>`,
  tenant: ({ random, lenders }) => oneOf(lenders, random),
  text: by<TextOptions>(({ index, called = `Жишээ бичвэр ${index + 1}` }, options) => {
    const { format, multiline } = options;
    if (format) return FORMATTED[format](index);
    return fit(multiline ? SENTENCES[index % SENTENCES.length] : called, options);
  }),
  weeklySchedule: ({ index }) =>
    WEEKDAYS.map((weekday) => {
      const open = weekday <= (index % 3 === 0 ? 6 : 5);
      return open
        ? { weekday, open, start: '09:00', end: weekday === 6 ? '15:00' : '18:00' }
        : { weekday, open };
    }),
};

const UNITS = ['11-01-051', '44-10-059', '11-10-051', '11-13-051', '63-01-051'];
const COLOURS = ['#006879', '#f9b434', '#2e854d', '#c13c3b', '#7860b5'];
const PROCESS_CODES = [800, 805, 810, 750, 660, 370, 250, 130];
const LETTERS = [...'УКБӨТҮЧЖПАДМ'];
const SENTENCES = [
  'Харилцагч мэдээллээ шинэчилсэн тул дахин шалгасан.',
  'Зээлийн хүсэлтийг хүлээн авч, холбогдох баримтыг хавсаргав.',
  'Өдрийн тайланг баталгаажуулж, зөрүүгүй болохыг тэмдэглэв.',
];

const FORMATTED: Readonly<Record<TextFormat, (index: number) => string>> = {
  email: (index) => `hariltsagch${index + 1}@example.mn`,
  url: (index) => `https://example.mn/${index + 1}`,
  version: (index) => `2.${Math.floor(index / 10)}.${index % 10}`,
};

const two = (value: number): string => String(value).padStart(2, '0');

/** A text of an allowed length. */
function fit(words: string, { min = 0, max = Infinity }: TextOptions): string {
  let fitting = words;
  while (fitting.length < min) fitting = `${fitting} ${words}`;
  return fitting.slice(0, max).trim();
}

const oneValue = ({ random }: SampleContext, options: ChoiceOptions) =>
  oneOf(offeredValues(options), random);

function someValues({ random }: SampleContext, options: ChoiceOptions) {
  const values = offeredValues(options);
  const count = Math.min(values.length, 1 + Math.floor(random() * 2));
  const start = Math.floor(random() * values.length);
  return Array.from({ length: count }, (_, step) => values[(start + step) % values.length]);
}

const paperNumber = ({ index }: SampleContext, { example }: DigitsOptions): string =>
  `${example[0]}${String(index + 1).padStart(example.length - 1, '0')}`;

const phoneOf = ({ index }: SampleContext): string =>
  `${[99, 88, 95, 80, 91][index % 5]}${100_000 + ((index * 7_919) % 900_000)}`;

function rowsOf(context: SampleContext, field: Field): unknown[] {
  const { max = USUAL_ROWS } = field.options as { max?: number };
  return Array.from({ length: Math.min(max, 1 + (context.index % 2)) }, (_, position) =>
    Object.fromEntries(
      Object.entries(rowFieldsOf(field) ?? {}).map(([name, one]) => [
        name,
        sampleOf(one, { ...context, index: context.index * 2 + position }),
      ]),
    ),
  );
}
