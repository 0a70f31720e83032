import type { RecordOf } from '../../../entity/entity';
import type zms from './check.entity';
import type { KnownCheck } from './CheckDialog';

/** A check as the gateway answers it. */
export type Check = RecordOf<typeof zms>;

/** What sending another check depends on. */
export const knownOf = ({ state, checkedAt, sentAt }: Check): KnownCheck => ({
  state: state as KnownCheck['state'],
  at: checkedAt ?? sentAt ?? null,
});
