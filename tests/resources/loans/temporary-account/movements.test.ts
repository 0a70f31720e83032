import { expect, test } from 'vitest';
import type { TemporaryMovement } from '../../../../src/resources/loans/temporary-account/api';
import {
  originOf,
  turnoverOf,
  withBalances,
} from '../../../../src/resources/loans/temporary-account/movements';

const movement = (id: string, own: Partial<TemporaryMovement>): TemporaryMovement => ({
  id,
  date: '2026-11-20',
  kind: 'RECEIPT',
  in: null,
  out: null,
  loanId: null,
  loanCode: null,
  batchCode: null,
  origin: null,
  journalId: id,
  ...own,
});

const ACCOUNT = {
  opening: '1000.00',
  movements: [
    movement('J-1', { in: '250.50', loanCode: 'LN-2026-000001', origin: 'loan' }),
    movement('J-2', { out: '1200.25', batchCode: 'B-7' }),
  ],
};

test('a statement goes from its opening by every movement to its closing', () => {
  expect(withBalances(ACCOUNT).map(({ id, balance }) => [id, balance])).toEqual([
    ['J-1', '1250.50'],
    ['J-2', '50.25'],
  ]);
  expect(turnoverOf(ACCOUNT)).toEqual({ came: '250.50', went: '1200.25' });
});

test('a movement says the loan, the batch, or what else it came from', () => {
  expect(
    [...ACCOUNT.movements, movement('J-3', { origin: 'SE-4' }), movement('J-4', {})].map(originOf),
  ).toEqual(['LN-2026-000001', 'B-7', 'SE-4', null]);
});
