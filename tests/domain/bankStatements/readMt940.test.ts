import { describe, expect, test } from 'vitest';
import { readMt940 } from '../../../src/domain/bankStatements/readMt940';
import { faultsOf } from './support';

const ONE = `{1:F01AGMOMNUBXXXX0000000000}{2:I940POCKMNUBXXXXN}{4:
:20:ST261120
:25:5001120060
:28C:00321/001
:60F:C261119MNT629648294,90
:61:2611201120C250000,00NTRFNONREF//TR900001
/BATBOLD
:86:LN-2026-000123 зээлийн төлбөр
99112233
:61:2611201120D1500,5NCHGNONREF//FEE20
:86:166?20Шилжүүлгийн ?21шимтгэл?31500999?32Банк
:61:2611201120RD1500,50NCHGNONREF//FEE20R
:61:2611201120RC50000,NTRFREF/7//TR900002
:62F:C261120MNT629848294,90
:64:C261120MNT629848294,90
-}
`;

describe('MT940', () => {
  test('is read with the bank’s marks, references and texts', () => {
    expect(readMt940(ONE.replaceAll('\n', '\r\n'))).toEqual([
      {
        account: '5001120060',
        currency: 'MNT',
        from: '2026-11-20',
        to: '2026-11-20',
        opening: '629648294.90',
        closing: '629848294.90',
        pending: 0,
        lines: [
          {
            row: 6,
            date: '2026-11-20',
            side: 'IN',
            amount: '250000.00',
            reference: 'TR900001',
            counterName: '',
            counterAccount: '',
            text: 'LN-2026-000123 зээлийн төлбөр 99112233',
            balance: null,
          },
          {
            row: 10,
            date: '2026-11-20',
            side: 'OUT',
            amount: '1500.50',
            reference: 'FEE20',
            counterName: 'Банк',
            counterAccount: '500999',
            text: 'Шилжүүлгийн шимтгэл',
            balance: null,
          },
          expect.objectContaining({ row: 12, side: 'IN', amount: '1500.50', reference: 'FEE20R' }),
          expect.objectContaining({
            row: 13,
            side: 'OUT',
            amount: '50000.00',
            reference: 'TR900002',
          }),
        ],
      },
    ]);
  });

  const page = (
    [first, last]: readonly [string, string],
    [opening, closing]: readonly [string, string],
    reference: string,
    day = '261120',
  ) =>
    `:20:X\n:25:5001120060\n:28C:321/1\n:${first}:C${day}MNT${opening}\n:61:${day}${day.slice(2)}C100,00NTRFNONREF//${reference}\n:62${last}:C${day}MNT${closing}\n-\n`;

  test('puts pages and days that follow each other together', () => {
    const [read, ...others] = readMt940(
      page(['60F', 'M'], ['100,00', '200,00'], 'A') +
        page(['60M', 'F'], ['200,00', '300,00'], 'B') +
        page(['60F', 'F'], ['300,00', '400,00'], 'C', '261121'),
    );
    expect(others).toEqual([]);
    expect(read).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-21',
      opening: '100.00',
      closing: '400.00',
    });
    expect(read.lines.map(({ reference }) => reference)).toEqual(['A', 'B', 'C']);
  });

  test('the booking day at the turn of a year is of its own year', () => {
    const [{ lines }] = readMt940(
      ':20:X\n:25:1\n:60F:C251231MNT0,\n:61:2512310101C1,00NTRFNONREF//A\n:62F:C260101MNT1,00\n-',
    );
    expect(lines[0].date).toBe('2026-01-01');
  });

  test.each([
    ['no message', 'hello', [{ code: 'no_statement' }]],
    ['cut in the middle', ONE.slice(0, ONE.indexOf(':62F:')), [{ code: 'cut', row: 13 }]],
    ['cut after a page', page(['60F', 'M'], ['1,00', '101,00'], 'A'), [{ code: 'cut', row: 6 }]],
    [
      'a page whose beginning is elsewhere',
      page(['60M', 'F'], ['1,00', '101,00'], 'A'),
      [{ code: 'page', row: 1 }],
    ],
    [
      'a page that does not go on where the one before ended',
      page(['60F', 'M'], ['1,00', '101,00'], 'A') + page(['60M', 'F'], ['99,00', '199,00'], 'B'),
      [{ code: 'page', row: 8 }],
    ],
    [
      'a day that does not follow',
      page(['60F', 'F'], ['1,00', '101,00'], 'A') +
        page(['60F', 'F'], ['90,00', '190,00'], 'B', '261121'),
      [{ code: 'gap', values: { day: '2026-11-21', expected: '101.00', given: '90.00' } }],
    ],
    ['no account', ONE.replace(':25:5001120060\n', ''), [{ code: 'no_account', row: 2 }]],
    ['no opening', ONE.replace(/:60F:.*\n/, ''), [{ code: 'no_balance', row: 2 }]],
    [
      'a line of something else',
      ONE.replace('C250000,00', 'X250000.00'),
      [{ code: 'line', row: 6 }],
    ],
    [
      'a day that does not exist',
      ONE.replace(':61:2611201120C', ':61:2613401120C'),
      [{ code: 'date', row: 6, values: { text: '261340' } }],
    ],
  ])('refuses %s', (_, text, faults) => {
    expect(faultsOf(() => readMt940(text))).toEqual(faults);
  });
});
