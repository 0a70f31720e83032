import { describe, expect, test } from 'vitest';
import {
  heightOf,
  namedOf,
  onAxis,
  sumOf,
  writeFigure,
  writeMark,
} from '../../src/ui/Chart/figures';

describe('figures of a chart', () => {
  test('are written with separators, amounts exactly', () => {
    expect(writeFigure(12_345, 'count')).toBe('12,345');
    expect(writeFigure('9007199254740993.01', 'money')).toBe('9,007,199,254,740,993.01');
  });

  test('are added exactly', () => {
    expect(sumOf([1, 2, 3], 'count')).toBe(6);
    expect(sumOf(['0.10', '0.20'], 'money')).toBe('0.30');
    expect(sumOf([], 'money')).toBe('0.00');
    expect(sumOf([], 'count')).toBe(0);
  });

  test('have a height of counts or of whole möngö, and marks in words', () => {
    expect([heightOf(7, 'count'), heightOf('55.50', 'money')]).toEqual([7, 5550]);
    expect(writeMark(150_000, 'money')).toBe('1,500');
    expect([writeMark(2, 'count'), writeMark(2.5, 'count')]).toEqual(['2', '']);
  });
});

describe('the axis of a chart', () => {
  const placesOf = (count: number) =>
    Array.from({ length: count }, (_, place) => place).filter(namedOf(count));

  test('names all of a few points, a word a line', () => {
    expect(placesOf(5)).toEqual([0, 1, 2, 3, 4]);
    expect(placesOf(8)).toHaveLength(8);
    expect(onAxis('Хугацаа хэтэрсэн', 5)).toBe('Хугацаа\nхэтэрсэн');
  });

  test('names some of many, evenly, and always the last', () => {
    expect(placesOf(30)).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
    expect(placesOf(9)).toEqual([0, 2, 4, 6, 8]);
    expect(onAxis('2026 11', 30)).toBe('2026 11');
  });
});
