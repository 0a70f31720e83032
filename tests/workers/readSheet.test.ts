import { utils, write } from 'xlsx';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSheet } from '../../src/workers/readSheet';
import { stubWorker } from './startWorker';

beforeAll(() => void stubWorker('readSheet'));
afterAll(() => vi.unstubAllGlobals());

const workbook = (rows: unknown[][]): Blob => {
  const sheet = utils.aoa_to_sheet(rows);
  const file = write(
    { SheetNames: ['Sheet'], Sheets: { Sheet: sheet } },
    { type: 'array', bookType: 'xlsx' },
  ) as ArrayBuffer;
  return new Blob([file]);
};

describe('reading a sheet', () => {
  it('reads a workbook as text: long numbers whole, dates as days', async () => {
    const date = { t: 'n', v: 46347, z: 'yyyy-mm-dd' };
    expect(
      await readSheet(workbook([['Данс', 'Дүн', 'Огноо'], [5012345678, 1234.5, date], []])),
    ).toEqual([
      ['Данс', 'Дүн', 'Огноо'],
      ['5012345678', '1234.5', '2026-11-21'],
    ]);
  });

  it('shows a number of more than fifteen digits with its exponent: the file has them no more', async () => {
    const numbers = [999_999_999_999_999, 1e15, Number('500012345678901234'), 1e21, 1e-7];
    expect(await readSheet(workbook([numbers]))).toEqual([
      [
        '999999999999999',
        '1.00000000000000E+15',
        '5.00012345678901E+17',
        '1.00000000000000E+21',
        '1e-7',
      ],
    ]);
  });

  it.each([
    ['commas', 'Код,Дүн\nLN-1,"1,200.50"\n'],
    ['semicolons', 'Код;Дүн\nLN-1;1,200.50\n'],
    ['a mark at its beginning', '\uFEFFКод;Дүн\nLN-1;1,200.50'],
  ])('reads text with %s; what looks like a formula stays text', async (_, text) => {
    expect(await readSheet(new Blob([text.replace('LN-1', '=1+1')]))).toEqual([
      ['Код', 'Дүн'],
      ['=1+1', '1,200.50'],
    ]);
  });

  it('reads the Cyrillic code page of Windows', async () => {
    const bytes = new Uint8Array([0xca, 0xee, 0xe4, 0x2c, 0x44, 0x0a, 0x31, 0x2c, 0x32]);
    expect(await readSheet(new Blob([bytes]))).toEqual([
      ['Код', 'D'],
      ['1', '2'],
    ]);
  });

  it('names a workbook with a password, or of an old Excel, whatever it is called', async () => {
    const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
    await expect(readSheet(new Blob([compound]))).rejects.toMatchObject({ reason: 'locked' });
  });

  it('refuses more rows than an import may have, and what is no sheet', async () => {
    const long = Array.from({ length: 5_002 }, (_, index) => `a,${index}`).join('\n');
    await expect(readSheet(new Blob([long]))).rejects.toMatchObject({ reason: 'tooLong' });
    const broken = new Blob([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])]);
    await expect(readSheet(broken)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});
