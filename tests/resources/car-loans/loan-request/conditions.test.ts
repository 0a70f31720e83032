import { expect, it } from 'vitest';
import { conditionsOf, messagesOf } from '../../../../src/entity/Condition';
import { carLoanConditions } from '../../../../src/resources/car-loans/loan-request/lifecycle';

const facts = { isMaker: true, isMakerGone: false, amount: '15000000', cap: '15000000' };

it('hands a draft in by its creator only', () => {
  const submit = conditionsOf(carLoanConditions, 'submit');
  expect(submit(facts)).toBeNull();
  expect(submit({ ...facts, isMaker: false })?.message).toBe('actionBlocks.creator_only');
});

it('lets a draft be taken over only when nobody hands it in any more', () => {
  const takeOver = conditionsOf(carLoanConditions, 'take_over');
  expect(takeOver({ ...facts, isMaker: false })?.message).toBe('actionBlocks.maker_at_work');
  expect(takeOver({ ...facts, isMaker: false, isMakerGone: true })).toBeNull();
});

it('grants up to the cap, and nothing where the cap is not configured', () => {
  const grant = conditionsOf(carLoanConditions, 'grant');
  expect(grant(facts)).toBeNull();
  expect(grant({ ...facts, amount: '15000000.01' })).toEqual({
    kind: 'condition',
    message: 'actionBlocks.cap_exceeded',
    values: { cap: '15000000' },
  });
  expect(grant({ ...facts, cap: null })?.message).toBe('actionBlocks.cap_not_configured');
});

it('names its blocks', () => {
  expect(messagesOf(carLoanConditions).sort()).toEqual([
    'actionBlocks.cap_exceeded',
    'actionBlocks.cap_not_configured',
    'actionBlocks.car_loan_open',
    'actionBlocks.creator_only',
    'actionBlocks.maker_at_work',
  ]);
});
