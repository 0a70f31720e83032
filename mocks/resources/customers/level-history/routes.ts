import { readLevel, type LevelStatus } from '../../../../src/resources/customers/level-history/api';
import type { Call, Route } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { customerPart } from '../customer/customerPart';

function level({ id, level: own }: MockRecord, call: Call): LevelStatus {
  const changes = collectionOf(call, 'customers/level').all.filter(
    ({ customerId }) => customerId === id,
  );
  const newest = [...changes].sort((one, other) =>
    String(one.createdAt) < String(other.createdAt) ? 1 : -1,
  )[0];
  return {
    level: (own as number | null) ?? null,
    rankPoints: Number(newest?.rankPoints ?? own ?? 0),
  };
}

/** The level of a customer. */
export const routes: readonly Route[] = [customerPart(readLevel, level)];
