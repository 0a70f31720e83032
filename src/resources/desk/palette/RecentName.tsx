import { useGetManyAggregate } from 'ra-core';
import { represent } from '../../../entity/represent';
import type { RecentRecord } from './recentRecords';

/** The name of a record that was open, asked for when it is shown; its number until then. */
export function RecentName({ resource, id }: RecentRecord) {
  const { data } = useGetManyAggregate(resource, { ids: [id] });
  const record = data?.at(0);
  return record ? represent(resource, record) : `№${id}`;
}
