import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/entity/Field';
import { schemaOf } from '../../src/entity/validate';
import {
  administrativeUnit,
  bank,
  certificateNumber,
  choice,
  choices,
  civilId,
  colour,
  companyRegisterNumber,
  date,
  dateTime,
  email,
  embedded,
  flag,
  htmlFile,
  image,
  mapPoint,
  money,
  number,
  pdf,
  percent,
  phone,
  processCode,
  reference,
  references,
  registerNumber,
  richText,
  text,
  url,
  version,
  weeklySchedule,
  year,
} from '../../src/fields';
import { WEEKDAYS } from '../../src/fields/weeklySchedule/schema';
import { complaintsOf, StatusBadges } from './everyKind';

const png = (size: number, more = {}) => ({
  name: 'a.png',
  type: 'image/png',
  size,
  data: 'data:image/png;base64,',
  ...more,
});
const week = WEEKDAYS.map((weekday) => ({ weekday, open: true, start: '09:00', end: '18:00' }));

const refused: readonly (readonly [
  what: string,
  field: Field,
  value: unknown,
  message: unknown,
])[] = [
  ['short text', text({ min: 3 }), 'аб', { key: 'validation.min_length', values: { length: 3 } }],
  ['long text', text({ max: 3 }), 'абвг', { key: 'validation.max_length', values: { length: 3 } }],
  ['spaces alone', text({ required: true }), '   ', 'validation.required'],
  ['an emptied editor', richText({ required: true }), '<p><br></p>', 'validation.required'],
  ['words for a number', number(), 'арав', 'validation.number'],
  ['a fraction', number({ integer: true }), 1.5, 'validation.whole_number'],
  [
    'too little',
    number({ min: 1 }),
    0,
    { key: 'validation.min_value', values: { min: '1', max: undefined } },
  ],
  [
    'too much',
    number({ min: 1, max: 1000 }),
    1001,
    { key: 'validation.range', values: { min: '1', max: '1,000' } },
  ],
  [
    '101 per cent',
    percent({ min: 0, max: 100 }),
    101,
    { key: 'validation.range', values: { min: '0', max: '100' } },
  ],
  [
    'a year out of range',
    year({ min: 1960 }),
    1959,
    { key: 'validation.min_value', values: { min: 1960, max: undefined } },
  ],
  ['half a year', year(), 2021.5, 'validation.whole_number'],
  ['a decimal comma', money(), '1234,5', 'validation.amount'],
  ['an exponent', money(), '1e5', 'validation.amount'],
  ['infinity', money(), 'Infinity', 'validation.amount'],
  [
    'an amount below zero',
    money(),
    '-1',
    { key: 'validation.min_value', values: { min: '0', max: undefined } },
  ],
  [
    'a cent too much',
    money({ min: 500, max: '10000000' }),
    '10000000.01',
    { key: 'validation.range', values: { min: '500', max: '10,000,000' } },
  ],
  ['30 February', date(), '2026-02-30', 'validation.date_invalid'],
  ['another order', date(), '21-11-2026', 'validation.date_invalid'],
  ['tomorrow and later', date({ noFuture: true }), '2199-01-01', 'validation.date_future'],
  ['a day for a moment', dateTime(), '2026-11-21', 'validation.date_invalid'],
  ['a word for yes', flag(), 'магадгүй', 'validation.invalid_value'],
  ['an unknown value', choice(StatusBadges), 'GREEN', 'validation.invalid_value'],
  [
    'a value that is not offered',
    choice(StatusBadges, { only: ['BAD'] }),
    'STANDARD',
    'validation.invalid_value',
  ],
  [
    'an unknown one of several',
    choices(StatusBadges),
    ['BAD', 'GREEN'],
    'validation.invalid_value',
  ],
  ['none of several', choices(StatusBadges, { required: true }), [], 'validation.required'],
  ['Latin letters that have no look-alike', registerNumber(), 'QZ90010112', 'validation.regnum'],
  ['seven digits', registerNumber(), 'УБ9001011', 'validation.regnum'],
  ['six digits', companyRegisterNumber(), '512345', 'validation.company_regnum'],
  ['eleven digits', certificateNumber(), '90112345678', 'validation.certificate_number'],
  ['a letter', civilId(), '11234567890а', 'validation.civil_id'],
  ['a short phone', phone(), '9911223', 'validation.phone'],
  ['two ats', email(), 'a@b@example.mn', 'validation.email'],
  ['no host', email(), 'a@mn', 'validation.email'],
  ['a script', url(), 'javascript:alert(1)', 'validation.url'],
  ['a path', url(), '/news', 'validation.url'],
  ['two numbers', version(), '1.2', 'validation.app_version'],
  ['a name of a colour', colour(), 'red', 'validation.invalid_value'],
  [
    'a vector picture',
    image(),
    { ...png(9), type: 'image/svg+xml' },
    { key: 'validation.file_type', values: { types: 'png, bmp, jpeg, jpg, gif' } },
  ],
  [
    'a byte too many',
    image(),
    png(3_145_729),
    { key: 'validation.file_size', values: { size: '3' } },
  ],
  [
    'another ratio',
    image({ ratios: ['16:9', '4:3'] }),
    png(9, { width: 100, height: 100 }),
    { key: 'validation.image_ratio', values: { ratio: '16:9, 4:3' } },
  ],
  [
    'a picture for a document',
    pdf(),
    png(9),
    { key: 'validation.file_type', values: { types: 'pdf' } },
  ],
  [
    'a document for a template',
    htmlFile(),
    { ...png(9), type: 'application/pdf' },
    'validation.file_html_only',
  ],
  ['a place beyond the pole', mapPoint(), { lat: 91, lng: 0 }, 'validation.branch_map_required'],
  ['half a place', mapPoint(), { lat: 47.9 }, 'validation.branch_map_required'],
  ['six days', weeklySchedule(), week.slice(1), 'validation.branch_schedule_required'],
  [
    'an open day without hours',
    weeklySchedule(),
    [{ weekday: 1, open: true }, ...week.slice(1)],
    'validation.branch_schedule_required',
  ],
  [
    'an end before the start',
    weeklySchedule(),
    [{ ...week[0], end: '08:00' }, ...week.slice(1)],
    'kinds.schedule.order',
  ],
  ['a bank that is none', bank(), 7, 'validation.invalid_value'],
  ['a district alone', administrativeUnit(), '44-10', 'validation.select_required'],
  ['an object for an id', reference('customers'), { id: 1 }, 'validation.invalid_value'],
  ['a word for a list', references('customers'), 'one', 'validation.invalid_value'],
  [
    'too many rows',
    embedded({ name: text() }, { max: 1 }),
    [{ name: 'а' }, { name: 'б' }],
    { key: 'kinds.embedded.max', values: { max: 1 } },
  ],
  [
    'an incomplete row',
    embedded({ name: text({ required: true }) }),
    [{ name: null }],
    'validation.required',
  ],
  [
    'a code of five digits',
    processCode(),
    10_000,
    { key: 'validation.range', values: { min: 0, max: 9999 } },
  ],
];

const accepted: readonly (readonly [what: string, field: Field, value: unknown])[] = [
  ['a text of the greatest length', text({ max: 3 }), 'абв'],
  ['signs of two units as one', text({ max: 2 }), '😀😀'],
  ['both bounds', money({ min: 500, max: 500 }), '500.00'],
  ['a correction', money({ negative: true }), '-12.5'],
  ['thirty digits exactly', money(), '100000000000000000000.01'],
  ['29 February', date(), '2028-02-29'],
  ['the last moment of the limit', image(), png(3_145_728)],
  ['another spelling', choice(StatusBadges), 'pastDue'],
  ['a numeric code', choice(StatusBadges), 1],
  ['letters that look Cyrillic', registerNumber(), 'ya90010112'],
  ['a phone as people write it', phone(), '+976 9911-2233'],
  ['zeros in front', companyRegisterNumber(), '0123456'],
  ['a closed day', weeklySchedule(), [{ weekday: 1, open: false }, ...week.slice(1)]],
  ['an old bank', bank(), 2],
];

describe('rules of kinds', () => {
  it.each(refused)('refuse %s', async (_what, field, value, message) => {
    expect(await complaintsOf(schemaOf(field), value)).toContainEqual(message);
  });

  it.each(accepted)('accept %s', async (_what, field, value) => {
    expect(await complaintsOf(schemaOf(field), value)).toEqual([]);
  });
});
