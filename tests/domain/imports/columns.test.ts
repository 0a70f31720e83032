import { describe, expect, it } from 'vitest';
import {
  guessMapping,
  missingColumns,
  valuesOf,
  type ImportColumn,
} from '../../../src/domain/imports/columns';

const COLUMNS: ImportColumn<'code' | 'sum'>[] = [
  { key: 'code', aliases: ['Зээлийн код', 'Код', 'Loan code'] },
  { key: 'sum', aliases: ['Дүн', 'Amount'], required: true },
];

describe('the columns of an import', () => {
  it.each<[string[], object]>([
    [['Зээлийн код', 'Дүн'], { code: 0, sum: 1 }],
    [['  зээлийн КОД: ', 'Нэр', 'дүн,₮'], { code: 0, sum: 2 }],
    [['Amount', 'loan_code'], { code: 1, sum: 0 }],
    [['Код', 'Код'], { code: 0 }],
    [['', 'Овог'], {}],
  ])('%j gives %j', (headings, mapping) => {
    expect(guessMapping(headings, COLUMNS)).toEqual(mapping);
  });

  it('names the required columns that are missing', () => {
    expect(missingColumns(COLUMNS, { code: 0 })).toEqual(['sum']);
    expect(missingColumns(COLUMNS, { sum: 3 })).toEqual([]);
  });

  it('reads the values of a row, also of one that is too short', () => {
    expect(valuesOf([' LN-1 '], { code: 0, sum: 4 })).toEqual({ code: 'LN-1', sum: '' });
  });
});
