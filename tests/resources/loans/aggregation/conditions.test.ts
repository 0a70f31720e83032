import { expect, it } from 'vitest';
import { conditionsOf, messagesOf } from '../../../../src/entity/Condition';
import { aggregationConditions } from '../../../../src/resources/loans/aggregation/lifecycle';

it('lets one tenant accept an aggregation request, in time', () => {
  const accept = conditionsOf(aggregationConditions, 'accept');
  const own = { acceptedElsewhere: false, expired: false, ownCopy: true };
  expect(accept(own)).toBeNull();
  expect(accept({ ...own, acceptedElsewhere: true })?.message).toBe(
    'actionBlocks.accepted_elsewhere',
  );
  expect(accept({ ...own, ownCopy: false })?.message).toBe('actionBlocks.other_tenant_copy');
  const reject = conditionsOf(aggregationConditions, 'reject');
  expect(reject({ ...own, ownCopy: false })?.message).toBe('actionBlocks.other_tenant_copy');
  expect(reject({ ...own, expired: true })).toBeNull();
  expect(accept({ ...own, expired: true })?.message).toBe('actionBlocks.request_expired');
});

it('names its blocks', () => {
  expect(messagesOf(aggregationConditions).sort()).toEqual([
    'actionBlocks.accepted_elsewhere',
    'actionBlocks.other_tenant_copy',
    'actionBlocks.request_expired',
  ]);
});
