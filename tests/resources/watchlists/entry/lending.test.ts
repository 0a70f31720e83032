import { describe, expect, test } from 'vitest';
import type { Standing } from '../../../../src/domain/watchlists/dealing';
import { loanBlock } from '../../../../src/resources/loans/loan/lifecycle';

const REQUEST = {
  amount: '500000.00',
  availableLimit: '900000.00',
  contract: null,
  guarantee: null,
  isAssessed: true,
  otherOpenRequest: false,
  mayLend: true,
  transferSent: false,
};
const approve = (standing: Standing) =>
  loanBlock(
    'approve',
    { productType: 'LOAN', facts: { request: { ...REQUEST, standing } } },
    { id: 'me', tenant: 'pocketmn', rules: true, may: () => true },
  )?.message ?? null;

describe('the approval of a loan and the lists', () => {
  test.each<[Standing, string | null]>([
    [{ listType: null }, null],
    [{ listType: 1 }, 'actionBlocks.black_listed'],
    [{ isUnderAge: true }, 'actionBlocks.under_age'],
    [{ listType: 2 }, 'actionBlocks.grey_unapproved'],
    [
      { listType: 2, approval: { by: 'me', until: '9999-12-31' } },
      'actionBlocks.grey_own_approval',
    ],
    [{ listType: 2, approval: { by: 'other', until: '9999-12-31' } }, null],
    [
      { listType: 2, approval: { by: 'other', until: '2020-01-01' } },
      'actionBlocks.grey_unapproved',
    ],
  ])('with %j: %s', (standing, expected) => {
    expect(approve(standing)).toBe(expected);
  });
});
