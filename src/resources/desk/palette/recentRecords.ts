import { PALETTE } from '../../../domain/settings';
import type { ResourceName } from '../../../i18n/Catalogue';

/** A record that was open: no name, because names of people are kept nowhere in the browser. */
export interface RecentRecord {
  readonly resource: ResourceName;
  readonly id: string;
}

const KEY = 'urtuu.recent';

const isRecord = (value: unknown): value is RecentRecord =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RecentRecord).resource === 'string' &&
  typeof (value as RecentRecord).id === 'string';

/** The records that were open in this tab, the last one first. */
export function recentRecords(): readonly RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecord) : [];
  } catch {
    return [];
  }
}

/** Puts a record first among those that were open; the oldest goes when there are more than `PALETTE.recent`. */
export function keepRecent({ resource, id }: RecentRecord): void {
  const others = recentRecords().filter((one) => one.resource !== resource || one.id !== id);
  const kept = [{ resource, id }, ...others].slice(0, PALETTE.recent);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser without storage: nothing is recent.
  }
}
