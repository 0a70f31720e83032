import type { AppVersionStanding } from './enums/settings';
import { compareVersions } from './identifiers';

/** Both ends of the versions of an app that may be used. */
export interface AppVersions {
  /** The current version. */
  version: string;
  /** The oldest that may still be used. */
  minimumVersion: string;
}

/** What a version is against those of its app (docs/domain/content-and-messaging.md 1.4). */
export function standingOf(
  used: string,
  { version, minimumVersion }: AppVersions,
): AppVersionStanding {
  if (compareVersions(used, minimumVersion) < 0) return 'BLOCKED';
  const order = compareVersions(used, version);
  if (order === 0) return 'CURRENT';
  return order > 0 ? 'NEWER' : 'OLDER';
}
