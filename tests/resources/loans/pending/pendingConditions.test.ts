import { expect, it } from 'vitest';
import { conditionsOf, messagesOf } from '../../../../src/entity/Condition';
import { pendingConditions } from '../../../../src/resources/loans/pending/pendingLifecycle';

it('tries a failed request again only where the gateway says so', () => {
  const retry = conditionsOf(pendingConditions, 'retry');
  expect(retry({ retryable: true })).toBeNull();
  expect(retry({ retryable: false })?.message).toBe('actionBlocks.not_retryable');
});

it('names its blocks', () => {
  expect(messagesOf(pendingConditions).sort()).toEqual(['actionBlocks.not_retryable']);
});
