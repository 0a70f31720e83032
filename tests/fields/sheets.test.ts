import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/entity/Field';
import {
  bank,
  choice,
  choices,
  companyRegisterNumber,
  date,
  dateTime,
  embedded,
  flag,
  json,
  money,
  number,
  percent,
  phone,
  registerNumber,
  richText,
  text,
  weeklySchedule,
  year,
} from '../../src/fields';
import { fileAddress, htmlDataUrl, htmlOf } from '../../src/fields/file/schema';
import { samplePng } from '../../mocks/engine/samples/sampleFile';
import { jsonText } from '../../src/fields/json/schema';
import { parsePoint } from '../../src/fields/mapPoint/schema';
import { summaryOf } from '../../src/fields/weeklySchedule/schema';
import { fileTypeOf } from '../../src/domain/file';
import { imageSizeOf } from '../../src/domain/imageSize';
import { StatusBadges } from './everyKind';

const words: Record<string, string> = {
  'common.yes': 'Тийм',
  'enums.AssetClassification.PAST_DUE': 'Хугацаа хэтэрсэн',
  'enums.AssetClassification.BAD': 'Муу',
  'date.weekday_short.1': 'Да',
  'date.weekday_short.5': 'Ба',
  'date.weekday_short.6': 'Бя',
  'date.weekday_short.7': 'Ня',
  'common.closed': 'Хаалттай',
};

const cellOf = (field: Field, value: unknown) =>
  field.kind.toSheet(value as never, field.options as never, (key) => words[key] ?? key);

const hours = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  open: true,
  start: '09:00',
  end: '18:00',
}));

const cells: readonly (readonly [string, Field, unknown, object])[] = [
  [
    'an amount is a number',
    money(),
    '1234567.5',
    { type: 'n', value: 1234567.5, format: '#,##0.00' },
  ],
  ['what is no amount stays text', money(), 'abc', { type: 's', value: 'abc' }],
  ['a count', number({ integer: true }), 12, { type: 'n', value: 12, format: '0' }],
  ['a year', year(), 2021, { type: 'n', value: 2021, format: '0' }],
  ['a percentage', percent(), 2.5, { type: 'n', value: 2.5, format: '0.00"%"' }],
  [
    'an identifier keeps its zeros',
    companyRegisterNumber(),
    '0123456',
    { type: 's', value: '0123456' },
  ],
  [
    'a register number is masked',
    registerNumber(),
    'УК03271614',
    { type: 's', value: '*К***71614' },
  ],
  ['that of a company is not', registerNumber(), '5123456', { type: 's', value: '5123456' }],
  ['a phone number is masked', phone(), '99112233', { type: 's', value: '9****233' }],
  ['a day', date(), '2026-11-21', { type: 'd', value: '2026-11-21', format: 'yyyy-mm-dd' }],
  [
    'a moment',
    dateTime(),
    '2026-11-20T20:00:00Z',
    { type: 'd', value: '2026-11-20T20:00:00Z', format: 'yyyy-mm-dd hh:mm:ss' },
  ],
  ['what is no date stays text', date(), 'өчигдөр', { type: 's', value: 'өчигдөр' }],
  ['a code by its label', choice(StatusBadges), 2, { type: 's', value: 'Хугацаа хэтэрсэн' }],
  ['an unknown code as it came', choice(StatusBadges), 'GREEN', { type: 's', value: 'GREEN' }],
  [
    'several',
    choices(StatusBadges),
    ['PAST_DUE', '05'],
    { type: 's', value: 'Хугацаа хэтэрсэн, Муу' },
  ],
  ['yes', flag(), true, { type: 's', value: 'Тийм' }],
  ['a bank by its name', bank(), 5, { type: 's', value: 'Хаан банк' }],
  [
    'formatted text as words',
    richText(),
    '<p>Нэг&nbsp;<b>хоёр</b></p>',
    { type: 's', value: 'Нэг хоёр' },
  ],
  ['an answer in order', json(), { b: 1, a: 2 }, { type: 's', value: '{\n  "a": 2,\n  "b": 1\n}' }],
  [
    'hours in one line',
    weeklySchedule(),
    hours,
    { type: 's', value: 'Да–Ба 09:00–18:00, Бя–Ня Хаалттай' },
  ],
  [
    'rows',
    embedded({ name: text(), amount: money() }),
    [{ name: 'А', amount: '5' }, { name: 'Б' }],
    { type: 's', value: 'А, 5; Б' },
  ],
];

describe('workbook cells', () => {
  it.each(cells)('%s', (_what, field, value, cell) => expect(cellOf(field, value)).toEqual(cell));
});

describe('values of kinds', () => {
  it('read a pasted place and nothing else', () => {
    expect(parsePoint('47.9, 106.9')).toEqual({ lat: 47.9, lng: 106.9 });
    expect(parsePoint('(47.9189; 106.9176)')).toEqual({ lat: 47.9189, lng: 106.9176 });
    expect(parsePoint('95, 10')).toBeNull();
    expect(parsePoint('47.9')).toBeNull();
  });

  it('join days with the same hours', () => {
    expect(summaryOf([])).toEqual([{ from: 1, to: 7, hours: null }]);
  });

  it('carry HTML as bytes, Mongolian letters too', () => {
    expect(htmlOf({ name: '', type: '', size: 0, data: htmlDataUrl('<p>Өнөөдөр үүл</p>') })).toBe(
      '<p>Өнөөдөр үүл</p>',
    );
    expect(htmlOf({ name: '', type: '', size: 0, url: '/files/1' })).toBeUndefined();
  });

  it('point only where a file may lie', () => {
    const file = { name: '', type: '', size: 0 };
    expect(fileAddress({ ...file, url: 'https://files.example.mn/1' }, 'image/')).toBe(
      'https://files.example.mn/1',
    );
    expect(fileAddress({ ...file, url: '/lab/public/files/1' }, 'image/')).toBe(
      '/lab/public/files/1',
    );
    // Its bytes are asked for with the person's token.
    expect(fileAddress({ ...file, url: '/lab/files/1' }, 'image/')).toBeUndefined();
    expect(fileAddress({ ...file, url: 'javascript:alert(1)' }, 'image/')).toBeUndefined();
    expect(fileAddress({ ...file, url: '//evil.example' }, 'image/')).toBeUndefined();
    expect(fileAddress({ ...file, data: 'data:text/html;base64,AA==' }, 'image/')).toBeUndefined();
  });

  it('draw sample pictures that are real', () => {
    const bytes = Uint8Array.from(atob(samplePng(176, 64, '#006879')), (letter) =>
      letter.charCodeAt(0),
    );
    expect(fileTypeOf(bytes)).toBe('png');
    expect(imageSizeOf(bytes)).toEqual({ width: 176, height: 64 });
  });

  it('write plain values in one order', () => {
    expect(jsonText({ z: [1, { b: 1, a: null }], a: '' })).toBe(
      '{\n  "a": "",\n  "z": [\n    1,\n    {\n      "a": null,\n      "b": 1\n    }\n  ]\n}',
    );
  });
});
