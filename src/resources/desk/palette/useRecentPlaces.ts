import { manifestFor } from '../../../entity/manifests';
import { recordPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { recentRecords, type RecentRecord } from './recentRecords';

/** A record that was open, with its address. */
export interface RecentPlace extends RecentRecord {
  to: string;
}

/** The records that were open in this tab and that the person may still open, the last one first. */
export function useRecentPlaces(): RecentPlace[] {
  const may = useMay();
  return recentRecords().flatMap(({ resource, id }) => {
    const to = recordPath(resource, 'show', id);
    return to && may(manifestFor(resource)?.access.show) ? [{ resource, id, to }] : [];
  });
}
