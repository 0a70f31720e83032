import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineDiff } from '../../src/domain/words/lineDiff';

const written = (before: string[], after: string[]) =>
  lineDiff(before, after).map(
    ({ kind, text }) => ({ same: ' ', gone: '-', new: '+' })[kind] + text,
  );

describe('the difference of two texts', () => {
  test.each([
    [[], [], []],
    [['a'], ['a'], [' a']],
    [[], ['a'], ['+a']],
    [['a'], [], ['-a']],
    [
      ['a', 'b', 'c'],
      ['a', 'x', 'c'],
      [' a', '-b', '+x', ' c'],
    ],
    [
      ['a', 'b', 'c', 'd'],
      ['b', 'c', 'd', 'e'],
      ['-a', ' b', ' c', ' d', '+e'],
    ],
    [
      ['a', 'a', 'b'],
      ['a', 'b', 'b'],
      [' a', '-a', '+b', ' b'],
    ],
  ])('%j → %j', (before, after, expected) => {
    expect(written(before, after)).toEqual(expected);
  });

  test('leads from one text to the other, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = lineDiff(before, after);
        const side = (not: string) =>
          lines.filter(({ kind }) => kind !== not).map((one) => one.text);
        expect(side('new')).toEqual(before);
        expect(side('gone')).toEqual(after);
      }),
    );
  });

  test('keeps what is common to long texts at both ends', () => {
    const long = Array.from({ length: 5_000 }, (_, at) => `line ${at}`);
    const changed = [...long.slice(0, 2_500), 'new', ...long.slice(2_501)];
    expect(lineDiff(long, changed).filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'gone', text: 'line 2500' },
      { kind: 'new', text: 'new' },
    ]);
  });
});
