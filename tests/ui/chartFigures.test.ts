import { describe, expect, test } from 'vitest';
import { heightOf, sumOf, writeFigure, writeMark } from '../../src/ui/Chart/figures';

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
