import { describe, expect, test } from 'vitest';
import { xypDifferences } from '../../../../src/domain/xyp/differences';

describe('our record against the state registry', () => {
  test('names what differs, in the order of the comparison', () => {
    const ours = { firstName: 'Болд', lastName: 'Дорж', workplace: null, salary: '1000000.00' };
    const theirs = { salary: '1250000.00', workplace: 'Говь', firstName: 'Болд', lastName: 'Дорж' };
    expect(xypDifferences(ours, theirs)).toEqual([
      { field: 'workplace', ours: null, theirs: 'Говь' },
      { field: 'salary', ours: '1000000.00', theirs: '1250000.00' },
    ]);
  });

  test.each([
    ['letter case', { firstName: 'БОЛД' }, { firstName: 'Болд' }],
    [
      'spaces',
      { officialAddress: ' Баянзүрх,  1-р хороо ' },
      { officialAddress: 'Баянзүрх, 1-р хороо' },
    ],
    ['another dash', { firstName: 'Бат–Эрдэнэ' }, { firstName: 'Бат-Эрдэнэ' }],
    ['how an amount is written', { salary: '1000000' }, { salary: '1000000.00' }],
    ['what the registry does not say', { surname: 'Боржигон' }, { surname: null }],
    ['what neither says', { surname: null }, { surname: '' }],
    ['a field that is not compared', { email: 'a@b.mn' }, { email: 'c@d.mn' }],
  ])('does not count %s', (_, ours, theirs) => {
    expect(xypDifferences(ours, theirs)).toEqual([]);
  });
});
