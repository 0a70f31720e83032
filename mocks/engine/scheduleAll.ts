import { checkedReason } from './actionRoutes';
import { ApiError } from './ApiError';
import { bodyOf, type Answer, type Call } from './Call';
import type { Test } from './Collection';
import type { OwnFilters } from './filters';
import { listPage } from './listPage';
import { readListQuery } from './listQuery';
import { collectionOf } from './records';
import type { MockRecord } from './MockRecord';

interface Scheduled {
  resource: string;
  /** What may be written, and who sees it. */
  tests: readonly (Test | undefined)[];
  filters: OwnFilters;
}

/**
 * Writes all records of a filter to the credit registry, with a reason, if they are still as many as the person
 * saw (docs/domain/registries.md 2.2).
 * @throws ApiError 400 without the reason, 409 with another number
 */
export function scheduleAll(
  call: Call,
  { resource, tests, filters }: Scheduled,
  schedule: (record: MockRecord, reason: string) => void,
): Answer<{ scheduled: number }> {
  const { filter, count, reason: given } = bodyOf(call);
  const reason = checkedReason(typeof given === 'string' ? given.trim() : '', true);
  const query = readListQuery({ ...(filter as object | null), size: 1 });
  const collection = collectionOf(call, resource);
  const page = (size: number) => listPage(collection, { ...query, size }, tests, filters);
  const { totalElements } = page(1);
  if (totalElements !== count)
    throw new ApiError(409, 'CONFLICT', { extra: { count: totalElements } });
  const rows = page(Math.max(1, totalElements)).content;
  for (const record of rows) schedule(record, reason);
  return { body: { scheduled: rows.length }, commit: { resource, id: null } };
}
