import { describe, expect, test } from 'vitest';
import { guessMapping } from '../../../../src/domain/imports/columns';
import {
  isSendable,
  readWatchRows,
  WATCH_COLUMNS,
} from '../../../../src/resources/watchlists/entry/import/watchRows';
import { watchLookupOf } from '../../../../src/resources/watchlists/search/watchLookup';

const TODAY = '2026-11-21';
const HEAD = ['Жагсаалт', 'Овог нэр', 'Регистр', 'Утас', 'Шалтгаан', 'Огноо'];
const mapping = guessMapping(HEAD, WATCH_COLUMNS);
const read = (...sheet: string[][]) => readWatchRows(sheet, mapping, TODAY);
const REASON = 'Хуурамч бичиг баримт';

describe('rows of an import', () => {
  test('are recognised by their headings', () => {
    expect(mapping).toEqual({ listType: 0, name: 1, regnum: 2, phone: 3, reason: 4, fromDate: 5 });
  });

  test('become entries; a company by its seven digits, a day that is missing is today', () => {
    const [person, company] = read(
      ['Хар жагсаалт', 'Дорж Болд', 'ук 03271614', '99112233', REASON, '2026.11.01'],
      ['2', 'Өргөн Тал ХХК', '5012345', '', REASON, ''],
    );
    expect(person).toEqual({
      row: {
        row: 2,
        listType: 1,
        name: 'Дорж Болд',
        regnum: 'УК03271614',
        companyRegnum: null,
        phone: '99112233',
        reason: REASON,
        fromDate: '2026-11-01',
      },
      problems: [],
    });
    expect(company.row).toMatchObject({
      row: 3,
      listType: 2,
      regnum: null,
      companyRegnum: '5012345',
      fromDate: TODAY,
    });
    expect(isSendable(company)).toBe(true);
  });

  test.each([
    [['', 'Болд', 'УК03271614', '', REASON, ''], 'validation.required'],
    [['хар', '', 'УК03271614', '', REASON, ''], 'validation.required'],
    [['хар', 'Болд', '', '', REASON, ''], 'watch.one_number'],
    [['хар', 'Болд', 'УК0327', '', REASON, ''], 'validation.regnum'],
    [['хар', 'Болд', 'УК03271614', '12', REASON, ''], 'validation.phone'],
    [['хар', 'Болд', 'УК03271614', '9.91122E+07', REASON, ''], 'validation.lost_digits'],
    [['хар', 'Болд', '5.01235E+06', '', REASON, ''], 'validation.lost_digits'],
    [['хар', 'Болд', 'УК03271614', '', 'муу', ''], 'validation.min_length'],
    [['хар', 'Болд', 'УК03271614', '', REASON, '2199-01-01'], 'validation.date_future'],
    [['хар', 'Болд', 'УК03271614', '', REASON, 'өчигдөр'], 'validation.date_invalid'],
    [['хар', 'Болд', 'УК03271614', '', REASON, '2026-11-011'], 'validation.date_invalid'],
  ])('%j are refused', (cells, message) => {
    const [row] = read(cells);
    expect(row.problems.map((one) => one.message)).toEqual([message]);
    expect(isSendable(row)).toBe(false);
  });

  test('a number that stands twice is refused the second time', () => {
    const cells = ['хар', 'Болд', 'УК03271614', '', REASON, ''];
    expect(read(cells, cells).map(isSendable)).toEqual([true, false]);
  });
});

describe('what is searched for', () => {
  test.each([
    ['ук03271614', { kind: 'regnum', value: 'УК03271614' }],
    ['99112233', { kind: 'phone', value: '99112233' }],
    ['5012345', { kind: 'regnum', value: '5012345' }],
    ['  Дорж   Болд ', { kind: 'name', value: 'Дорж Болд' }],
    ['Д', undefined],
    ['12', undefined],
    ['<>', undefined],
    ['', undefined],
  ])('%s', (typed, expected) => {
    expect(watchLookupOf(typed)).toEqual(expected);
  });
});
