import { expect, it } from 'vitest';
import { conditionsOf, messagesOf } from '../../../../src/entity/Condition';
import {
  courtConditions,
  type CourtFacts,
} from '../../../../src/resources/loans/court-record/lifecycle';

const facts: CourtFacts = {
  fraudCase: null,
  missing: 0,
  letterTotal: '838218.49',
  claimTotal: '838218.4900',
  awarded: null,
  owed: '838218.49',
};

it('prints no letter with an empty variable', () => {
  const print = conditionsOf(courtConditions, 'print_letter');
  expect(print(facts)).toBeNull();
  expect(print({ ...facts, missing: 2 })).toEqual({
    kind: 'condition',
    message: 'actionBlocks.letter_incomplete',
    values: { count: 2 },
  });
});

it('files the claim that the letter says', () => {
  const file = conditionsOf(courtConditions, 'file_claim');
  expect(file(facts)).toBeNull();
  expect(file({ ...facts, letterTotal: '838218.50' })?.message).toBe('actionBlocks.letter_differs');
  expect(file({ ...facts, letterTotal: null })?.message).toBe('actionBlocks.letter_differs');
});

it('enforces what was awarded', () => {
  const enforce = conditionsOf(courtConditions, 'enforce');
  expect(enforce({ ...facts, awarded: '800000' })).toBeNull();
  expect(enforce(facts)?.message).toBe('actionBlocks.award_missing');
});

it('settles what the court decided, or what is paid', () => {
  const settle = conditionsOf(courtConditions, 'settle');
  expect(settle(facts)?.message).toBe('actionBlocks.claim_open');
  expect(settle({ ...facts, awarded: '800000' })).toBeNull();
  expect(settle({ ...facts, owed: '0' })).toBeNull();
});

it('names its blocks', () => {
  expect(messagesOf(courtConditions).sort()).toEqual([
    'actionBlocks.award_missing',
    'actionBlocks.claim_open',
    'actionBlocks.court_of_fraud',
    'actionBlocks.letter_differs',
    'actionBlocks.letter_incomplete',
  ]);
});

it('leaves the record of a fraud case to its case', () => {
  for (const action of [
    'print_letter',
    'file_claim',
    'record_decision',
    'settle',
    'withdraw',
  ] as const)
    expect(conditionsOf(courtConditions, action)({ ...facts, fraudCase: 'FR-30003' })).toEqual({
      kind: 'condition',
      message: 'actionBlocks.court_of_fraud',
      values: { number: 'FR-30003' },
    });
});
