import { expect, it } from 'vitest';
import { conditionsOf, messagesOf } from '../../../../src/entity/Condition';
import { collateralConditions } from '../../../../src/resources/loans/collateral-admin/lifecycle';

it('releases collateral when the loan is closed', () => {
  const release = conditionsOf(collateralConditions, 'release');
  expect(release({ loanClosed: true })).toBeNull();
  expect(release({ loanClosed: false })?.message).toBe('actionBlocks.loan_open');
});

it('names its blocks', () => {
  expect(messagesOf(collateralConditions).sort()).toEqual(['actionBlocks.loan_open']);
});
