import { expect, it } from 'vitest';
import { type LimitUse, leastLimit } from '../../../src/domain/lending/requestLimit';

it.each<[string, LimitUse[], string]>([
  ['nothing', [], '0.00'],
  [
    'a short loan and a leasing one, each within its multiple (docs/domain/contracts.md 6.3)',
    [
      { productType: 'LOAN', state: 'LOAN_ONGOING', balance: '900000.00' },
      { productType: 'LOAN_LEASING', state: 'LOAN_COURT', balance: '3000000.00' },
    ],
    '1000000.00',
  ],
  [
    'loans of one multiple together, a request with what it asks for',
    [
      { productType: 'LOAN', state: 'LOAN_ONGOING', balance: '900000.00' },
      { productType: 'LOAN_SALARY', state: 'LOAN_REQUESTED', lentAmount: '200000.01' },
    ],
    '1100000.01',
  ],
  [
    'what is over uses nothing',
    [{ productType: 'LOAN', state: 'CLOSED', balance: '0.00', lentAmount: '500000.00' }],
    '0.00',
  ],
  [
    'a part of a möngö is a whole one',
    [{ productType: 'LOAN_LEASING', state: 'LOAN_ONGOING', balance: '100.00' }],
    '33.34',
  ],
])('the least limit covers %s', (_, under, least) => {
  expect(leastLimit(under)).toBe(least);
});
