import type { RaRecord } from 'ra-core';
import { describe, expect, it, test } from 'vitest';
import { isMany, isTyped, lastDigits } from '../../src/domain/confirmation';
import type { AnyEntity } from '../../src/entity/entity';
import { typedCount, typedOf } from '../../src/framework/record/actionAnswers';
import contract from '../../src/resources/contracts/contract/contract.entity';
import customer from '../../src/resources/customers/customer/customer.entity';
import loan from '../../src/resources/loans/loan/loan.entity';
import news from '../../src/resources/content/news/news.entity';

const words = {
  label: (field: string) => `field ${field}`,
  translate: (key: string, { number, count }: { number?: string; count?: number } = {}) =>
    [key, number, count].filter((part) => part !== undefined).join(' '),
};
const asked = (entity: unknown, action: string, records: readonly RaRecord[]) =>
  typedOf(entity as AnyEntity, action, records, words);
const some = (count: number): RaRecord[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, code: `LN-2026-${index}` }));

const COUNT = 'shell.confirm.count';
const DIGITS = 'shell.confirm.last_digits';

describe('an action on one record', () => {
  it('is not typed, money and contracts included', () => {
    expect(asked(loan, 'approve', some(1))).toBeUndefined();
    expect(asked(loan, 'pay', some(1))).toBeUndefined();
    expect(asked(contract, 'cancel_contract', some(1))).toBeUndefined();
    expect(asked(news, 'publish', some(1))).toBeUndefined();
  });

  it('is typed where it cannot be made good: the last four digits of its code', () => {
    expect(asked(loan, 'close_from_risk_fund', [{ id: 300_004, code: 'LN-2026-000022' }])).toEqual({
      code: '0022',
      label: `${DIGITS} field code 4`,
    });
  });

  it('or of its id where it has no code', () => {
    const id = { code: '0004', label: `${DIGITS} shell.confirm.id 4` };
    expect(asked(loan, 'close_from_risk_fund', [{ id: 300_004 }])).toEqual(id);
    expect(asked(customer, 'delete_erroneous', [{ id: 100_004 }])).toEqual(id);
    expect(asked(customer, 'delete_erroneous', [{ id: 7 }])).toEqual({
      code: '7',
      label: `${DIGITS} shell.confirm.id 1`,
    });
  });
});

describe('an action on several records', () => {
  it('is typed from the 21st on, by their number', () => {
    expect(asked(loan, 'reject', some(20))).toBeUndefined();
    expect(asked(loan, 'reject', some(21))).toEqual({ code: '21', label: COUNT });
    expect(asked(news, 'publish', some(21))).toEqual({ code: '21', label: COUNT });
  });

  it('is always typed by their number where one is typed', () => {
    expect(asked(loan, 'close_from_risk_fund', some(2))).toEqual({ code: '2', label: COUNT });
  });

  it('counts the loans that a cession hands over', () => {
    const of = (loans: number) => [{ id: 1, facts: { loans, ceded: 0 } }];
    expect(asked(contract, 'cede_contract', of(20))).toBeUndefined();
    expect(asked(contract, 'cede_contract', of(21))).toEqual({ code: '21', label: COUNT });
    // What goes back are the loans that were ceded; one that was paid out since stays.
    const back = (ceded: number) => [{ id: 1, facts: { loans: 30, ceded } }];
    expect(asked(contract, 'undo_cession', back(20))).toBeUndefined();
    expect(asked(contract, 'undo_cession', back(21))).toEqual({ code: '21', label: COUNT });
    expect(asked(contract, 'sign', of(21))).toBeUndefined();
    expect(asked(contract, 'cede_contract', [...of(15), ...of(6)])).toEqual({
      code: '21',
      label: COUNT,
    });
  });
});

test('rows of a file are typed by the same count', () => {
  expect(typedCount(20, words.translate)).toBeUndefined();
  expect(typedCount(1_200, words.translate)).toEqual({ code: '1200', label: COUNT });
  expect([20, 21].map(isMany)).toEqual([false, true]);
});

test.each([
  ['LN-2026-000022', '0022'],
  ['+976 9911-2233', '2233'],
  ['2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01', '8101'],
  ['12', '12'],
])('of %s %s is typed', (number, digits) => {
  expect(lastDigits(number)).toBe(digits);
});

test.each([
  ['0022', '0022', true],
  [' 0022 ', '0022', true],
  ['aB1', 'Ab1', true],
  ['022', '0022', false],
  ['', '0022', false],
])('%j for %j: %s', (typed, wanted, right) => {
  expect(isTyped(typed, wanted)).toBe(right);
});
