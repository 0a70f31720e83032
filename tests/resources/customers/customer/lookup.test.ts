import { describe, expect, it } from 'vitest';
import { lookupOf } from '../../../../src/resources/customers/customer/lookup';

describe('what was typed into the customer look-up', () => {
  it.each<[typed: string, kind: 'regnum' | 'phone', value: string]>([
    ['УК03271614', 'regnum', 'УК03271614'],
    ['ук03271614', 'regnum', 'УК03271614'],
    ['  УК 0327 1614 ', 'regnum', 'УК03271614'],
    // Latin letters that look like Mongolian ones.
    ['YK03271614', 'regnum', 'УК03271614'],
    ['yK03271614', 'regnum', 'УК03271614'],
    ['99112233', 'phone', '99112233'],
    ['9911 2233', 'phone', '99112233'],
    ['9911-2233', 'phone', '99112233'],
    ['+976 99112233', 'phone', '99112233'],
    ['+97699112233', 'phone', '99112233'],
    ['5012345', 'regnum', '5012345'],
  ])('%j is a %s', (typed, kind, value) => {
    expect(lookupOf(typed)).toEqual({ kind, value });
  });

  it.each([
    '',
    '   ',
    'УК0327161',
    'УК032716144',
    'Бат',
    'УЗ9911223',
    '991122',
    '991122334',
    '501234',
    '50123456789',
    '<script>',
    'УК03271614; DROP',
    '٩٩١١٢٢٣٣',
  ])('%j is neither', (typed) => {
    expect(lookupOf(typed)).toBeUndefined();
  });
});
