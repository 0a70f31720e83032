import type { MockRecord } from '../../engine/MockRecord';
import type { SampleWorld } from '../../engine/samples/SampleWorld';
import { daysAgo } from '../customers/customer/sampleCustomers';

/** Who keeps the content of the app. */
const EDITOR = 'operator';

/**
 * What every sample of content has beside its own fields: its state, since when customers see it, who made it and when.
 * @param daysOld days before the day of the sample
 */
export function contentFacts(
  world: SampleWorld,
  isPublished: boolean,
  daysOld: number,
): Omit<MockRecord, 'id'> {
  const createdAt = daysAgo(world, daysOld);
  return {
    state: isPublished ? 'PUBLISHED' : 'UNPUBLISHED',
    publishedAt: isPublished ? createdAt : null,
    createdAt,
    createdBy: world.people.find(({ username }) => username === EDITOR)?.id ?? null,
    updatedAt: createdAt,
  };
}
